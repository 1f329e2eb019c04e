import { aligned } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { data, itemText, text } from './schema.ts'

const IN_MINOR = 'In the smallest unit of your currency: 1000 is 10.00 in most, and 1000 in yen.'
const isOpen = { key: 'takesOther', is: [true] } as const

export const fields = inspector(
  { data, itemText, text },
  {
    content: [
      {
        text: 'title',
        label: 'Title',
        help: 'Receipts and your list of donations name it.',
        a11y: 'heading',
      },
      { text: 'description', label: 'Description', a11y: 'description' },
      {
        key: 'amounts',
        ui: 'list',
        label: 'Amounts',
        item: 'Amount',
        fields: [
          { key: 'minor', ui: 'number', label: 'Amount', help: IN_MINOR },
          { text: 'label', label: 'What it does' },
        ],
      },
      { text: 'button', label: 'Button', help: 'Empty, it is “Donate”.', a11y: 'name' },
    ],
    design: [{ key: 'align', ui: 'segmented', label: 'Align', options: aligned }],
    behaviour: [
      { key: 'takesOther', ui: 'toggle', label: 'Any other amount may be given' },
      {
        key: 'leastMinor',
        ui: 'number',
        label: 'The least',
        help: IN_MINOR,
        unset: 'One of the currency',
        shownWhen: [isOpen],
      },
      {
        key: 'mostMinor',
        ui: 'number',
        label: 'The most',
        help: IN_MINOR,
        unset: 'No limit',
        shownWhen: [isOpen],
      },
    ],
  },
)
