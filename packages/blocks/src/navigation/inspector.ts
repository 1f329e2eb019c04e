import { aligned } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { key: 'navigationId', ui: 'menu', label: 'Menu' },
      {
        text: 'label',
        label: 'Name',
        help: 'What the menu is called, for those who do not see it too.',
        a11y: 'name',
      },
    ],
    design: [
      {
        key: 'layout',
        ui: 'segmented',
        label: 'Layout',
        options: { row: 'In a row', column: 'One below the other' },
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: aligned },
      {
        key: 'folders',
        ui: 'segmented',
        label: 'Folders',
        options: { closed: 'Opened by visitors', open: 'Open', none: 'Left out' },
      },
      {
        key: 'showsLabel',
        ui: 'toggle',
        label: 'Name',
        shownWhen: [{ text: 'label', isSet: true }],
      },
      { key: 'showsLanguages', ui: 'toggle', label: 'Languages of the site' },
    ],
  },
)
