import { blockTypeCodes } from '@vitrine/model'
import { type Fixture, fixtureBlock } from '../fixture.ts'

export const fixtures: readonly Fixture[] = [
  { name: 'is a line', block: fixtureBlock(blockTypeCodes['horizontal-rule']), html: '<hr>' },
]
