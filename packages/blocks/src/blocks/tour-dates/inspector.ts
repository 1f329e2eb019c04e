import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText, text } from './schema.ts'

export const fields = defineFields(
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
            label: 'Ticket URL',
            help: 'The URL that sells tickets.',
            shownWhen: [{ key: 'isSoldOut', is: [false] }],
          },
          { key: 'isSoldOut', ui: 'toggle', label: 'Sold out' },
        ],
      },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'URL of all dates',
        help: 'A page that announces dates. They are listed here.',
      },
    ],
    design: [
      {
        key: 'order',
        ui: 'segmented',
        label: 'Order',
        options: { soonest: 'Soonest first', latest: 'Latest first' },
      },
      { key: 'showsYear', ui: 'toggle', label: 'Show years' },
    ],
  },
)
