import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'navigationId', ui: 'menu', label: 'Menu' },
      {
        text: 'label',
        label: 'Name',
        help: 'Also the accessible name of the menu.',
        a11y: 'name',
      },
    ],
    design: [
      {
        key: 'layout',
        ui: 'segmented',
        label: 'Layout',
        options: { row: 'Horizontal', column: 'Vertical' },
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: alignOptions },
      {
        key: 'folders',
        ui: 'segmented',
        label: 'Folders',
        options: { closed: 'Closed', open: 'Open', none: 'Hidden' },
      },
      {
        key: 'showsLabel',
        ui: 'toggle',
        label: 'Show name',
        shownWhen: [{ text: 'label', isSet: true }],
      },
      { key: 'showsLanguages', ui: 'toggle', label: 'Show languages' },
    ],
  },
)
