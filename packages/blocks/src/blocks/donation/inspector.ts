import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText, text } from './schema.ts'

const IN_MINOR = 'In the smallest unit of your currency: 1000 is $10.00 or ¥1000.'
const isOpen = { key: 'takesOther', is: [true] } as const

export const fields = defineFields(
  { data, itemText, text },
  {
    content: [
      {
        text: 'title',
        label: 'Title',
        help: 'Shown on receipts and in your list of donations.',
        a11y: 'heading',
      },
      { text: 'description', label: 'Description', a11y: 'description' },
      {
        key: 'amounts',
        ui: 'list',
        label: 'Amounts',
        item: 'Amount',
        fields: [
          { key: 'minor', ui: 'number', label: 'Amount', help: IN_MINOR, isUnique: true },
          { text: 'label', label: 'Description' },
        ],
      },
      { text: 'button', label: 'Button label', help: 'By default “Donate”.', a11y: 'name' },
    ],
    design: [{ key: 'align', ui: 'segmented', label: 'Align', options: alignOptions }],
    behaviour: [
      { key: 'takesOther', ui: 'toggle', label: 'Allow other amounts' },
      {
        key: 'leastMinor',
        ui: 'number',
        label: 'Minimum',
        help: IN_MINOR,
        notAbove: 'mostMinor',
        unset: 'Default for the currency',
        shownWhen: [isOpen],
      },
      {
        key: 'mostMinor',
        ui: 'number',
        label: 'Maximum',
        help: IN_MINOR,
        notBelow: 'leastMinor',
        unset: 'No limit',
        shownWhen: [isOpen],
      },
    ],
  },
)
