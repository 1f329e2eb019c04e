import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'source',
        ui: 'html',
      },
      {
        text: 'title',
        a11y: 'name',
        shownWhen: [{ key: 'isShown', is: [false] }],
      },
    ],
    design: [
      {
        key: 'height',
        ui: 'number',
        shownWhen: [{ key: 'isShown', is: [false] }],
      },
    ],
    behaviour: [
      {
        key: 'isShown',
        ui: 'toggle',
      },
    ],
  },
)
