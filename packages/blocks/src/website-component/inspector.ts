import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      {
        key: 'definition',
        ui: 'component',
        label: 'Component',
        help: 'One that the theme of the site has.',
      },
      { text: 'title', label: 'Title', a11y: 'heading' },
      { text: 'body', label: 'Text' },
    ],
    behaviour: [
      {
        key: 'settings',
        ui: 'settings',
        label: 'Settings',
        help: 'As the developer of the theme names them.',
        shownWhen: [{ key: 'definition', isSet: true }],
      },
    ],
  },
)
