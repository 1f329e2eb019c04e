import { blockTypeCodes } from '@vitrine/model'
import { type Change, createBlock, type Fixture } from '../../fixture/fixture.ts'

export const fixtures: readonly Fixture[] = [
  { name: 'is a line', block: createBlock(blockTypeCodes['horizontal-rule']), html: '<hr>' },
]

export const changes: readonly Change[] = []
