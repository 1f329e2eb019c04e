import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'definition',
        ui: 'component',
        label: 'Component',
        help: 'A component of the site’s theme.',
      },
      { text: 'title', label: 'Title', a11y: 'heading' },
      { text: 'body', label: 'Text' },
    ],
    behaviour: [
      {
        key: 'settings',
        ui: 'settings',
        label: 'Settings',
        help: 'The settings that the theme’s developer documents.',
        shownWhen: [{ key: 'definition', isSet: true }],
      },
    ],
  },
)
