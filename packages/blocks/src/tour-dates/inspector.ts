import { inspector } from '../inspector.ts'
import { data, itemText, text } from './schema.ts'

export const fields = inspector(
  { data, itemText, text },
  {
    content: [
      { text: 'heading', label: 'Heading', a11y: 'heading' },
      {
        key: 'dates',
        ui: 'list',
        label: 'Dates',
        item: 'Date',
        fields: [
          { key: 'day', ui: 'date', label: 'Day' },
          { text: 'venue', label: 'Venue' },
          { text: 'place', label: 'Place' },
          {
            key: 'tickets',
            ui: 'address',
            accept: 'web',
            label: 'Tickets',
            help: 'The address where they are sold.',
            shownWhen: [{ key: 'isSoldOut', is: [false] }],
          },
          { key: 'isSoldOut', ui: 'toggle', label: 'Sold out' },
        ],
      },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'All dates',
        help: 'The page where somebody else announces them. What it says of dates is read, and listed here.',
      },
    ],
    design: [
      {
        key: 'order',
        ui: 'segmented',
        label: 'Order',
        options: { soonest: 'Soonest first', latest: 'Latest first' },
      },
      { key: 'showsYear', ui: 'toggle', label: 'Years' },
    ],
  },
)
