import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText, text } from './schema.ts'

const isOpen = { key: 'takesOther', is: [true] } as const

export const fields = defineFields(
  { data, itemText, text },
  {
    content: [
      {
        text: 'title',
        a11y: 'heading',
      },
      { text: 'description', a11y: 'description' },
      {
        key: 'amounts',
        ui: 'list',
        fields: [{ key: 'minor', ui: 'money', isUnique: true }, { text: 'label' }],
      },
      { text: 'button', a11y: 'name' },
    ],
    design: [{ key: 'align', ui: 'segmented', options: alignOptions }],
    behaviour: [
      { key: 'takesOther', ui: 'toggle' },
      {
        key: 'leastMinor',
        ui: 'money',
        notAbove: 'mostMinor',
        shownWhen: [isOpen],
      },
      {
        key: 'mostMinor',
        ui: 'money',
        notBelow: 'leastMinor',
        shownWhen: [isOpen],
      },
    ],
  },
)
