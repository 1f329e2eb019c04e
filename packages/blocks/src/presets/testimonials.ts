import { image, quote, rule, text } from './parts.ts'
import { definePresets } from './preset.ts'

export const testimonialsPresets = definePresets('testimonials', {
  single: {
    section: {},
    blocks: [
      quote(
        [0, 0, 12, 4],
        'Put the best sentence that a customer wrote about you here. One is stronger than ten.',
        'A customer, and where they live',
      ),
    ],
  },
  three: {
    section: { theme: 'sunk' },
    blocks: [
      text([0, 0, 8, 2], ['## What customers say']),
      quote(
        [0, 3, 4, 3],
        'Quote what surprised a customer: the packing, the weight, the color.',
        'Name, city',
      ),
      quote(
        [4, 3, 4, 3],
        'Quote someone who came back, and say what they bought the second time.',
        'Name, city',
      ),
      quote([8, 3, 4, 3], 'Quote a gift that arrived in time.', 'Name, city'),
    ],
  },
  image: {
    section: {},
    blocks: [
      image([0, 0, 5, 13], 1.1),
      quote(
        [6, 4, 6, 4],
        'Quote a customer whose project is in the image, and say what it was about.',
        'Name, company',
      ),
    ],
  },
  press: {
    section: { theme: 'dark' },
    blocks: [
      text([0, 0, 4, 3], ['## In the press', 'What newspapers and magazines wrote.']),
      quote([5, 0, 7, 2], 'A line from a review.', 'Name of the magazine, year'),
      rule([5, 3, 7, 1]),
      quote(
        [5, 4, 7, 2],
        'A line from another one, by someone who knows your trade.',
        'Name of the newspaper, year',
      ),
    ],
  },
})
