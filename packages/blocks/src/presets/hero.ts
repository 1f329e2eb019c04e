import { button, image, text } from './parts.ts'
import { definePresets } from './preset.ts'

export const heroPresets = definePresets('hero', {
  split: {
    section: { height: 'fit' },
    blocks: [
      image([6, 0, 6, 15], 1.1),
      text(
        [0, 3, 5, 6],
        [
          '# Say what you make',
          'In a sentence or two: what it is, who it is for, and why it is worth a closer look.',
        ],
      ),
      button([0, 10, 3, 2], 'Visit the shop', { leadsTo: 'products' }),
      button([3, 10, 3, 2], 'About us', { isSecondary: true, anchor: 'about' }),
    ],
  },
  dark: {
    section: { theme: 'dark' },
    blocks: [
      image([0, 0, 6, 15], 1.1),
      text(
        [7, 3, 5, 6],
        [
          '# One line that stays in mind',
          'Follow it with a sentence that says what visitors find here, and what is new.',
        ],
      ),
      button([7, 10, 5, 2], 'See what is new', { leadsTo: 'products' }),
    ],
  },
  centered: {
    section: { height: 'm', align: 'center' },
    blocks: [
      text(
        [2, 0, 8, 5],
        [
          '# A clear promise in a few words',
          'Tell visitors what they can do here. Two sentences are enough; the rest of the page has the details.',
        ],
        { align: 'center' },
      ),
      button([4, 6, 4, 2], 'Get started', { align: 'center', anchor: 'contact' }),
    ],
  },
  wide: {
    section: {},
    blocks: [
      text([0, 0, 7, 4], ['# Your name, and what you are known for']),
      text(
        [8, 1, 4, 3],
        [
          'Say in a sentence what makes your work different. This is the first thing that visitors read.',
        ],
      ),
      image([0, 5, 12, 15], 1.25),
    ],
  },
  full: {
    section: { width: 'full', grid: fullGrid() },
    blocks: [
      image([5, 0, 7, 20], 1.2, [0, 13, 8, 12]),
      text(
        [0, 5, 5, 7],
        [
          '# Made slowly, to last',
          'Replace these words with your own: what you make, and for whom.',
        ],
        { mobile: [0, 1, 8, 8] },
      ),
      button([0, 13, 5, 3], 'Visit the shop', { leadsTo: 'products', mobile: [0, 9, 8, 4] }),
    ],
  },
  duo: {
    section: { theme: 'sunk' },
    blocks: [
      text(
        [0, 0, 5, 6],
        [
          '# A season, a collection, a reason to look',
          'Introduce what is new. Mention what it is made of, how many there are, and how long it is here.',
        ],
        { mobile: [0, 0, 8, 10] },
      ),
      button([0, 7, 5, 2], 'See the collection', { leadsTo: 'products', mobile: [0, 11, 8, 3] }),
      image([6, 0, 3, 12], 1, [0, 15, 4, 10]),
      image([9, 3, 3, 12], 1, [4, 17, 4, 10]),
    ],
  },
})

/** Returns the grid of a section that reaches both edges: its columns and rows touch. */
function fullGrid() {
  return {
    desktop: { cols: 12, gap: { x: 0, y: 0 }, rowUnit: 32 },
    mobile: { cols: 8, gap: { x: 0, y: 0 }, rowUnit: 24 },
  } as const
}
