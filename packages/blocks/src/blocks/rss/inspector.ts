import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'URL',
        help: 'The URL of the feed, or of a page that links to one.',
      },
      { text: 'heading', label: 'Heading', a11y: 'heading' },
      { key: 'limit', ui: 'number', label: 'Maximum entries' },
    ],
    design: [
      { key: 'showsDate', ui: 'toggle', label: 'Show dates' },
      { key: 'showsText', ui: 'toggle', label: 'Show excerpts' },
      { key: 'showsAuthor', ui: 'toggle', label: 'Show authors' },
    ],
    behaviour: [{ key: 'newWindow', ui: 'toggle', label: 'Open in a new window' }],
  },
)
