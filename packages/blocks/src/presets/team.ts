import { button, captioned, image, text } from './parts.ts'
import { definePresets } from './preset.ts'

export const teamPresets = definePresets('team', {
  three: {
    section: { anchor: 'team' },
    blocks: [
      text([0, 0, 8, 3], ['## Who we are', 'Introduce the people whom customers meet.']),
      captioned([0, 4, 4, 15], {
        title: 'First name',
        caption: 'What they do, in a few words',
        ratio: 0.8,
      }),
      captioned([4, 4, 4, 15], {
        title: 'Second name',
        caption: 'What they do, in a few words',
        ratio: 0.8,
      }),
      captioned([8, 4, 4, 15], {
        title: 'Third name',
        caption: 'What they do, in a few words',
        ratio: 0.8,
      }),
    ],
  },
  four: {
    section: { anchor: 'team', theme: 'sunk' },
    blocks: [
      text([2, 0, 8, 3], ['## The team', 'A sentence about how you work together.'], {
        align: 'center',
        mobile: [0, 0, 8, 5],
      }),
      captioned([0, 4, 3, 11], {
        mobile: [0, 6, 4, 13],
        title: 'First name',
        caption: 'Founder',
        ratio: 0.8,
      }),
      captioned([3, 4, 3, 11], {
        mobile: [4, 6, 4, 13],
        title: 'Second name',
        caption: 'Workshop',
        ratio: 0.8,
      }),
      captioned([6, 4, 3, 11], {
        mobile: [0, 20, 4, 13],
        title: 'Third name',
        caption: 'Orders',
        ratio: 0.8,
      }),
      captioned([9, 4, 3, 11], {
        mobile: [4, 20, 4, 13],
        title: 'Fourth name',
        caption: 'Courses',
        ratio: 0.8,
      }),
    ],
  },
  founder: {
    section: { anchor: 'team' },
    blocks: [
      image([0, 0, 4, 15], 0.85),
      text(
        [5, 3, 6, 7],
        [
          '## Hello, I am the maker',
          'Speak to visitors as you would across the counter: what you learned, where you work, and what you like best about it.',
          'Sign with your name.',
        ],
      ),
      button([5, 11, 6, 2], 'Write to me', { isSecondary: true, anchor: 'contact' }),
    ],
  },
  list: {
    section: { anchor: 'team' },
    blocks: [
      text([0, 0, 4, 3], ['## People', 'Names and roles, without portraits.']),
      text([5, 0, 3, 2], ['### First name', 'Design and glazes']),
      text([9, 0, 3, 2], ['### Second name', 'Workshop and kilns']),
      text([5, 3, 3, 2], ['### Third name', 'Orders and shipping']),
      text([9, 3, 3, 2], ['### Fourth name', 'Courses and events']),
    ],
  },
})
