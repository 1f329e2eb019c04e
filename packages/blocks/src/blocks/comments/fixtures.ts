import { blockTypeCodes } from '@vitrine/model'
import { type Change, createBlock, type Fixture } from '../../fixture/fixture.ts'

export const fixtures: readonly Fixture[] = [
  {
    name: 'as the theme draws them',
    block: createBlock(blockTypeCodes.comments),
    html: '<div class="squarespace-comments">Fine &amp; good</div>',
  },
]

export const changes: readonly Change[] = []
