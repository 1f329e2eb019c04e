import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      {
        key: 'source',
        ui: 'html',
        label: 'Code',
        help: 'It runs in a frame of its own and reaches nothing of the page.',
      },
      {
        text: 'title',
        label: 'Name of the frame',
        help: 'What is in it, for those who do not see it.',
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
        help: 'The code itself is read, and does not run.',
      },
    ],
  },
)
