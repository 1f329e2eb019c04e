import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'navigationId', ui: 'menu' },
      {
        text: 'label',
        a11y: 'name',
      },
    ],
    design: [
      {
        key: 'layout',
        ui: 'segmented',
        options: ['row', 'column'],
      },
      { key: 'align', ui: 'segmented', options: alignOptions },
      {
        key: 'folders',
        ui: 'segmented',
        options: ['closed', 'open', 'none'],
      },
      {
        key: 'showsLabel',
        ui: 'toggle',
        shownWhen: [{ text: 'label', isSet: true }],
      },
      { key: 'showsLanguages', ui: 'toggle' },
    ],
  },
)
