import { button, image, rule, text } from './parts.ts'
import { definePresets } from './preset.ts'

export const aboutPresets = definePresets('about', {
  'image-text': {
    section: { anchor: 'about' },
    blocks: [
      image([0, 0, 5, 14], 1.1),
      text(
        [6, 3, 6, 7],
        [
          '## How it is made',
          'Tell visitors where you work and how. Name the materials, the tools and the steps that take the longest: people value what they understand.',
          'An image of you at work says more than a logo.',
        ],
      ),
    ],
  },
  'text-image': {
    section: { anchor: 'about', theme: 'sunk' },
    blocks: [
      text(
        [0, 3, 5, 5],
        [
          '## Where it began',
          'Every shop has a first day. Tell yours in three or four sentences: what you wanted to make, and why nothing that you found was quite right.',
        ],
      ),
      button([0, 9, 5, 2], 'Read our story', { isSecondary: true }),
      image([6, 0, 6, 14], 1.25),
    ],
  },
  statement: {
    section: { anchor: 'about' },
    blocks: [
      text(
        [2, 0, 8, 5],
        [
          '## We make few things, and make them well',
          'A sentence about what you believe in. Keep it short, and let the images on this page prove it.',
        ],
        { align: 'center' },
      ),
    ],
  },
  facts: {
    section: { anchor: 'about' },
    blocks: [
      text(
        [0, 0, 5, 5],
        [
          '## A small place with a long memory',
          'Numbers make a story easy to believe. Pick three that you are proud of.',
        ],
      ),
      text([6, 0, 2, 2], ['## 2014', 'The year you opened']),
      text([8, 0, 2, 2], ['## 3', 'People in the workshop']),
      text([10, 0, 2, 2], ['## 1,200', 'Pieces a year']),
    ],
  },
  values: {
    section: { anchor: 'about', theme: 'dark' },
    blocks: [
      text([0, 0, 8, 2], ['## What matters to us']),
      rule([0, 3, 12, 1]),
      text(
        [0, 4, 4, 2],
        ['### Good materials', 'Say what you use, where it comes from, and what you leave out.'],
      ),
      text(
        [4, 4, 4, 2],
        ['### Fair work', 'Say who makes your products, and under which conditions.'],
      ),
      text(
        [8, 4, 4, 2],
        ['### Long use', 'Say how long things last, and what you do when they break.'],
      ),
    ],
  },
})
