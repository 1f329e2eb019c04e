import { button, captioned, image, rule, text } from './parts.ts'
import { definePresets } from './preset.ts'

export const servicesPresets = definePresets('services', {
  columns: {
    section: { anchor: 'services' },
    blocks: [
      text([0, 0, 7, 3], ['## What we do', 'Introduce your services in a sentence.']),
      text(
        [0, 4, 4, 2],
        ['### Made to order', 'Describe what customers can order, and how long it takes.'],
      ),
      text(
        [4, 4, 4, 2],
        ['### Repairs', 'Say what you repair, what it costs, and what you need to know first.'],
      ),
      text(
        [8, 4, 4, 2],
        ['### Courses', 'Say who can take part, how large a group is, and what they take home.'],
      ),
    ],
  },
  cards: {
    section: { anchor: 'services', theme: 'sunk' },
    blocks: [
      text([0, 0, 8, 2], ['## Three ways to work with us']),
      captioned([0, 3, 4, 13], {
        title: 'For your home',
        caption: 'Say what you do for private customers.',
        ratio: 0.95,
      }),
      captioned([4, 3, 4, 13], {
        title: 'For restaurants',
        caption: 'Name a project that you are proud of.',
        ratio: 0.95,
      }),
      captioned([8, 3, 4, 13], {
        title: 'For shops',
        caption: 'Say how buyers become stockists.',
        ratio: 0.95,
      }),
    ],
  },
  list: {
    section: { anchor: 'services' },
    blocks: [
      text([0, 0, 4, 3], ['## Services', 'Everything that you offer, one to a line.']),
      text([5, 0, 3, 1], ['### Consultation']),
      text(
        [8, 0, 4, 1],
        ['An hour in your rooms or on a call. Say what customers have afterwards.'],
      ),
      rule([5, 1, 7, 1]),
      text([5, 2, 3, 1], ['### Design']),
      text([8, 2, 4, 1], ['Drawings and samples. Say how many rounds are included.']),
      rule([5, 3, 7, 1]),
      text([5, 4, 3, 1], ['### Production']),
      text([8, 4, 4, 1], ['From one piece to a hundred. Say how long it takes.']),
    ],
  },
  steps: {
    section: { anchor: 'services' },
    blocks: [
      text([0, 0, 8, 3], ['## How it works', 'People order when they know what happens next.']),
      text([0, 4, 3, 2], ['### 1. Write to us', 'Say what you need, and by when.']),
      text([3, 4, 3, 2], ['### 2. Talk it over', 'We answer within two days, with a price.']),
      text([6, 4, 3, 2], ['### 3. See a sample', 'You hold it in your hands before we begin.']),
      text([9, 4, 3, 2], ['### 4. Receive it', 'We pack it well, and send it insured.']),
    ],
  },
  split: {
    section: { anchor: 'services', theme: 'dark' },
    blocks: [
      text(
        [0, 2, 5, 8],
        [
          '## Commissions',
          'Describe the work that you take on for customers, and what it needs from them.',
          '- A size, a color and an occasion',
          '- Six weeks, sometimes less',
          '- A third of the price in advance',
        ],
      ),
      button([0, 11, 5, 2], 'Ask for a commission', { anchor: 'contact' }),
      image([6, 0, 6, 15], 1.2),
    ],
  },
})
