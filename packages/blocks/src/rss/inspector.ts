import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'Address',
        help: 'Of the feed, or of a page that has one.',
      },
      { text: 'heading', label: 'Heading', a11y: 'heading' },
      { key: 'limit', ui: 'number', label: 'Most entries' },
    ],
    design: [
      { key: 'showsDate', ui: 'toggle', label: 'Dates' },
      { key: 'showsText', ui: 'toggle', label: 'Excerpts' },
      { key: 'showsAuthor', ui: 'toggle', label: 'Authors' },
    ],
    behaviour: [{ key: 'newWindow', ui: 'toggle', label: 'Open in a new window' }],
  },
)
