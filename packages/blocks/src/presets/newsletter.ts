import { image, newsletter, text } from './parts.ts'
import { definePresets } from './preset.ts'

export const newsletterPresets = definePresets('newsletter', {
  centered: {
    section: { theme: 'dark' },
    blocks: [
      text(
        [2, 0, 8, 3],
        [
          '## News, a few times a year',
          'Say what subscribers read first, and how often you write.',
        ],
        { align: 'center' },
      ),
      newsletter([3, 4, 6, 3], { align: 'center' }),
    ],
  },
  split: {
    section: { theme: 'sunk' },
    blocks: [
      text(
        [0, 0, 5, 3],
        ['## Stay in touch', 'New pieces, open days and courses. No more than one email a month.'],
      ),
      newsletter([6, 0, 6, 3]),
    ],
  },
  image: {
    section: {},
    blocks: [
      image([0, 0, 5, 12], 1.2),
      text(
        [6, 2, 6, 3],
        [
          '## Be the first to know',
          'Say what is worth waiting for: a new collection, a sale, a date.',
        ],
      ),
      newsletter([6, 6, 6, 4]),
    ],
  },
})
