import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'collectionId',
        ui: 'collection',
        accept: 'any',
        label: 'Collection',
        help: 'Events are shown on their days, other items on their day of publication.',
      },
      { text: 'heading', label: 'Heading', a11y: 'heading' },
    ],
    design: [
      {
        key: 'design',
        ui: 'segmented',
        label: 'Design',
        options: { grid: 'Month', compact: 'Compact' },
      },
      {
        key: 'startsOn',
        ui: 'select',
        label: 'First day of the week',
        unset: 'Default for the page’s language',
        options: { monday: 'Monday', saturday: 'Saturday', sunday: 'Sunday' },
      },
      { key: 'showsTime', ui: 'toggle', label: 'Show times' },
      { key: 'showsMonths', ui: 'toggle', label: 'Show links to other months' },
      { key: 'showsFeed', ui: 'toggle', label: 'Show subscribe link' },
    ],
  },
)
