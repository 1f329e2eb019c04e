import { blockTypeCodes } from '@vitrine/model'
import { button, captioned, summary, text } from './parts.ts'
import { definePresets } from './preset.ts'

export const shopPresets = definePresets('shop', {
  newest: {
    section: {},
    blocks: [
      text([0, 0, 8, 2], ['## New in the shop']),
      button([8, 0, 4, 2], 'All products', {
        isSecondary: true,
        align: 'right',
        leadsTo: 'products',
      }),
      summary([0, 3, 12, 8], { of: 'products', design: 'grid', columns: 4, limit: 4 }),
    ],
  },
  three: {
    section: { theme: 'sunk' },
    blocks: [
      text([2, 0, 8, 3], ['## Our favorites', 'Three things to begin with.'], { align: 'center' }),
      summary([0, 4, 12, 8], { of: 'products', design: 'grid', columns: 3, limit: 3 }),
    ],
  },
  carousel: {
    section: {},
    blocks: [
      text([0, 0, 8, 2], ['## Back in stock', 'Swipe to see them all.']),
      summary([0, 2, 12, 8], { of: 'products', design: 'carousel', columns: 4, limit: 8 }),
    ],
  },
  featured: {
    section: {},
    blocks: [
      text(
        [0, 1, 5, 4],
        [
          '## One thing, well made',
          'Choose a product and say why it is special: how it is made, how it ages, what goes with it.',
        ],
      ),
      {
        type: blockTypeCodes.product,
        data: {},
        text: {},
        auto: { h: 'content' },
        at: [6, 0, 6, 8],
      },
    ],
  },
  categories: {
    section: {},
    blocks: [
      text([0, 0, 8, 2], ['## Browse the shop']),
      captioned([0, 3, 4, 12], {
        title: 'For the table',
        caption: 'Plates, bowls and cups',
        ratio: 1,
        button: 'Browse',
        leadsTo: 'products',
      }),
      captioned([4, 3, 4, 12], {
        title: 'For the kitchen',
        caption: 'Jars, oil and salt',
        ratio: 1,
        button: 'Browse',
        leadsTo: 'products',
      }),
      captioned([8, 3, 4, 12], {
        title: 'For the garden',
        caption: 'Pots and saucers',
        ratio: 1,
        button: 'Browse',
        leadsTo: 'products',
      }),
    ],
  },
  promises: {
    section: { theme: 'dark' },
    blocks: [
      text(
        [0, 0, 4, 3],
        ['### Delivery', 'Say where you deliver, what it costs and how long it takes.'],
      ),
      text(
        [4, 0, 4, 3],
        ['### Returns', 'Say how many days buyers have to return something, and how.'],
      ),
      text([8, 0, 4, 3], ['### Questions', 'Say how to reach you, and how soon you answer.']),
    ],
  },
})
