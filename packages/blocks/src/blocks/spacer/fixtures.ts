import { blockTypeCodes } from '@vitrine/model'
import { type Change, createBlock, type Fixture } from '../../fixture/fixture.ts'

export const fixtures: readonly Fixture[] = [
  { name: 'is empty', block: createBlock(blockTypeCodes.spacer), html: '&nbsp;' },
]

export const changes: readonly Change[] = []
