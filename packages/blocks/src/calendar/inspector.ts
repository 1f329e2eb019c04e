import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      {
        key: 'collectionId',
        ui: 'collection',
        accept: 'any',
        label: 'Collection',
        help: 'Events stand on their days, anything else on the day it was published.',
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
        label: 'Weeks begin with',
        unset: 'As usual in the language of the page',
        options: { monday: 'Monday', saturday: 'Saturday', sunday: 'Sunday' },
      },
      { key: 'showsTime', ui: 'toggle', label: 'Times' },
      { key: 'showsMonths', ui: 'toggle', label: 'Links to other months' },
      { key: 'showsFeed', ui: 'toggle', label: 'Link to subscribe' },
    ],
  },
)
