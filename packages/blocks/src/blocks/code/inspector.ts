import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'source',
        ui: 'html',
        label: 'Code',
        help: 'The code runs in its own frame and cannot access the page.',
      },
      {
        text: 'title',
        label: 'Frame title',
        help: 'Describes the content for visitors who cannot see it.',
        a11y: 'name',
        shownWhen: [{ key: 'isShown', is: [false] }],
      },
    ],
    design: [
      {
        key: 'height',
        ui: 'number',
        unit: 'px',
        label: 'Height',
        shownWhen: [{ key: 'isShown', is: [false] }],
      },
    ],
    behaviour: [
      {
        key: 'isShown',
        ui: 'toggle',
        label: 'Show as text',
        help: 'Shows the source code instead of running it.',
      },
    ],
  },
)
