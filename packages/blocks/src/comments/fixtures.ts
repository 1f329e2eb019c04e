import { blockTypeCodes } from '@vitrine/model'
import { type Fixture, fixtureBlock } from '../fixture.ts'

export const fixtures: readonly Fixture[] = [
  {
    name: 'as the theme draws them',
    block: fixtureBlock(blockTypeCodes.comments),
    html: '<div class="squarespace-comments">Fine &amp; good</div>',
  },
]
