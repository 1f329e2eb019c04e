import { blockTypeCodes } from '@vitrine/model'

/** A group of the list of blocks to add. */
export interface BlockGroup {
  readonly name: 'basics' | 'media' | 'collections' | 'store' | 'more'
  readonly types: readonly number[]
}

const codes = blockTypeCodes

/** The blocks to add, by group. Blocks that a newer one replaced, and those that only menus of themes use, are not offered. */
export const blockGroups: readonly BlockGroup[] = [
  {
    name: 'basics',
    types: [
      codes.html,
      codes.image,
      codes.button,
      codes.video,
      codes.quote,
      codes['horizontal-rule'],
      codes.spacer,
      codes.shape,
      codes.accordion,
      codes.marquee,
    ],
  },
  {
    name: 'media',
    types: [codes.gallery, codes.audio, codes.album, codes.map, codes.chart],
  },
  {
    name: 'collections',
    types: [
      codes['summary-v2'],
      codes.calendar,
      codes['collection-link'],
      codes.archive,
      codes['tag-cloud'],
      codes.search,
      codes['tour-dates'],
      codes.rss,
    ],
  },
  {
    name: 'store',
    types: [
      codes.product,
      codes.donation,
      codes['pricing-plan'],
      codes.form,
      codes.newsletter,
      codes['member-area'],
      codes.comments,
    ],
  },
  {
    name: 'more',
    types: [
      codes.logo,
      codes.menu,
      codes.navigation,
      codes['social-account-links-v2'],
      codes.markdown,
      codes.code,
      codes.embed,
      codes['website-component'],
    ],
  },
]
