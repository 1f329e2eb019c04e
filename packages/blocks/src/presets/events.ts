import { blockTypeCodes } from '@vitrine/model'
import { button, captioned, image, rule, summary, text } from './parts.ts'
import { definePresets } from './preset.ts'

export const eventsPresets = definePresets('events', {
  upcoming: {
    section: { anchor: 'events' },
    needs: 'events',
    blocks: [
      text([0, 0, 8, 2], ['## Coming up']),
      summary([0, 3, 12, 8], { of: 'events', design: 'grid', columns: 3, limit: 3 }),
    ],
  },
  calendar: {
    section: { anchor: 'events' },
    needs: 'events',
    blocks: [
      text([0, 0, 8, 2], ['## This month']),
      {
        type: blockTypeCodes.calendar,
        data: {},
        text: {},
        auto: { h: 'content' },
        at: [0, 3, 12, 6],
        shows: 'events',
        isFinal: true,
      },
    ],
  },
  next: {
    section: { anchor: 'events', theme: 'dark' },
    blocks: [
      image([0, 0, 6, 14], 1.25),
      text(
        [7, 3, 5, 5],
        [
          '## Open workshop',
          'Saturday, June 7, from 10 to 17',
          'Say what visitors can see and try, whether they need to book, and how to get there.',
        ],
      ),
      button([7, 9, 5, 2], 'Book a place', { anchor: 'contact' }),
    ],
  },
  dates: {
    section: { anchor: 'events' },
    blocks: [
      text([0, 0, 4, 3], ['## Dates', 'Where people can meet you this year.']),
      text([5, 0, 2, 1], ['### May 3']),
      text([7, 0, 5, 1], ['Spring market, with the name of the place and the town']),
      rule([5, 1, 7, 1]),
      text([5, 2, 2, 1], ['### June 7']),
      text([7, 2, 5, 1], ['Open workshop, at your own address']),
      rule([5, 3, 7, 1]),
      text([5, 4, 2, 1], ['### Sept 20']),
      text([7, 4, 5, 1], ['Autumn market, with the name of the place and the town']),
    ],
  },
  courses: {
    section: { anchor: 'events', theme: 'sunk' },
    blocks: [
      text([0, 0, 8, 3], ['## Courses', 'Small groups, all materials included.']),
      captioned([0, 4, 4, 12], { title: 'First steps', caption: 'Saturdays, 10 to 13', ratio: 1 }),
      captioned([4, 4, 4, 12], {
        title: 'An evening at the wheel',
        caption: 'Thursdays, 18 to 21',
        ratio: 1,
      }),
      captioned([8, 4, 4, 12], { title: 'A week in summer', caption: 'July 14 to 18', ratio: 1 }),
    ],
  },
})
