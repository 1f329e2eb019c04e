import { captioned, image, text } from './parts.ts'
import { definePresets } from './preset.ts'

export const galleryPresets = definePresets('gallery', {
  grid: {
    section: {},
    blocks: [
      text([0, 0, 8, 2], ['## Recent work'], { mobile: [0, 0, 8, 3] }),
      image([0, 3, 4, 10], 1.2, [0, 4, 4, 10]),
      image([4, 3, 4, 10], 1.2, [4, 4, 4, 10]),
      image([8, 3, 4, 10], 1.2, [0, 14, 4, 10]),
      image([0, 13, 4, 10], 1.2, [0, 24, 4, 10]),
      image([4, 13, 4, 10], 1.2, [4, 14, 4, 10]),
      image([8, 13, 4, 10], 1.2, [4, 24, 4, 10]),
    ],
  },
  mosaic: {
    section: {},
    blocks: [
      image([0, 0, 6, 18], 1.1, [0, 0, 8, 14]),
      image([6, 0, 3, 9], 1.4, [0, 14, 4, 10]),
      image([9, 0, 3, 9], 1.4, [4, 14, 4, 10]),
      image([6, 9, 6, 9], 1.6, [0, 24, 8, 10]),
    ],
  },
  strip: {
    section: { theme: 'dark' },
    blocks: [
      text(
        [0, 0, 7, 3],
        ['## A closer look', 'Details that a customer would turn over in their hands.'],
        {
          mobile: [0, 0, 8, 5],
        },
      ),
      image([0, 4, 3, 12], 1.2, [0, 6, 4, 10]),
      image([3, 4, 3, 12], 1.2, [4, 6, 4, 10]),
      image([6, 4, 3, 12], 1.2, [0, 16, 4, 10]),
      image([9, 4, 3, 12], 1.2, [4, 16, 4, 10]),
    ],
  },
  pair: {
    section: {},
    blocks: [
      captioned([0, 0, 7, 16], {
        title: 'Name of the work',
        caption: 'Year, material, size',
        ratio: 1,
      }),
      captioned([7, 3, 5, 13], {
        title: 'Name of the work',
        caption: 'Year, material, size',
        ratio: 1,
      }),
    ],
  },
  projects: {
    section: { theme: 'sunk' },
    blocks: [
      text([0, 0, 8, 3], ['## Projects', 'Each with a sentence about the place and the people.']),
      captioned([0, 4, 4, 12], {
        title: 'A restaurant',
        caption: 'Eighty plates, in the color of its walls',
        ratio: 1,
      }),
      captioned([4, 4, 4, 12], { title: 'A hotel', caption: 'Lamps for forty rooms', ratio: 1 }),
      captioned([8, 4, 4, 12], {
        title: 'A garden',
        caption: 'Pots that stay out in winter',
        ratio: 1,
      }),
    ],
  },
})
