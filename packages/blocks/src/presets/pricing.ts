import { blockTypeCodes } from '@vitrine/model'
import { image, plans, text } from './parts.ts'
import { definePresets, type Cells, type PresetBlock } from './preset.ts'

const single = {
  name: 'Single',
  description: 'For trying it out',
  price: '$40',
  period: 'once',
  perks: ['One afternoon', 'All materials', 'One piece to take home'],
  button: 'Book a place',
}
const course = {
  name: 'Course',
  description: 'For learning it well',
  price: '$180',
  period: 'for six weeks',
  perks: ['Six evenings', 'All materials and firings', 'A shelf of your own', 'Up to eight people'],
  button: 'Join the course',
  badge: 'Most popular',
}
const membership = {
  name: 'Membership',
  description: 'For working on your own',
  price: '$90',
  period: 'a month',
  perks: ['Open workshop', 'Two firings a month', '10% off in the shop'],
  button: 'Become a member',
}

export const pricingPresets = definePresets('pricing', {
  three: {
    section: { anchor: 'pricing' },
    blocks: [
      text([2, 0, 8, 3], ['## Choose what suits you', 'Say what every price includes.'], {
        align: 'center',
      }),
      plans([0, 4, 12, 12], [single, course, membership]),
    ],
  },
  two: {
    section: { anchor: 'pricing', theme: 'sunk' },
    blocks: [
      text(
        [0, 0, 4, 5],
        [
          '## Prices',
          'A sentence that helps visitors choose, and one about what happens when they change their mind.',
        ],
      ),
      plans([5, 0, 7, 12], [single, course]),
    ],
  },
  list: {
    section: { anchor: 'pricing' },
    blocks: [
      text([0, 0, 4, 3], ['## Price list', 'All prices include tax.']),
      priceList([5, 0, 7, 4]),
    ],
  },
  offer: {
    section: { anchor: 'pricing' },
    blocks: [image([0, 0, 7, 14], 1.3), plans([8, 0, 4, 12], [course])],
  },
})

/** Returns a list of services with their prices. */
function priceList(at: Cells): PresetBlock {
  const entries = [
    ['Small repair', 'A chip or a crack', '$25'],
    ['Large repair', 'Several pieces joined again', 'from $60'],
    ['Custom glaze', 'In a color of your choice', 'from $120'],
    ['Delivery in town', 'By cargo bike', '$8'],
  ] as const
  return {
    type: blockTypeCodes.menu,
    data: {
      menus: [
        {
          id: 'list',
          sections: [{ id: 'all', items: entries.map((_, at) => ({ id: `i${at + 1}` })) }],
        },
      ],
    },
    text: Object.fromEntries(
      entries.flatMap(([title, description, price], at) => [
        [`i${at + 1}.title`, title],
        [`i${at + 1}.description`, description],
        [`i${at + 1}.price`, price],
      ]),
    ),
    auto: { h: 'content' },
    at,
  }
}
