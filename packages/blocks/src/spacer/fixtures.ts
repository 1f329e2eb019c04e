import { blockTypeCodes } from '@vitrine/model'
import { type Fixture, fixtureBlock } from '../fixture.ts'

export const fixtures: readonly Fixture[] = [
  { name: 'is empty', block: fixtureBlock(blockTypeCodes.spacer), html: '&nbsp;' },
]
