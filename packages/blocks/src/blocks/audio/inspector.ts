import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'file', ui: 'asset', accept: 'audio' },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        shownWhen: [{ key: 'file', isSet: false }],
      },
      { text: 'title', a11y: 'name' },
      { text: 'author' },
    ],
    behaviour: [
      {
        key: 'showsDownload',
        ui: 'toggle',
        shownWhen: [{ key: 'file', isSet: true }],
      },
      {
        key: 'loop',
        ui: 'toggle',
        shownWhen: [{ key: 'file', isSet: true }],
      },
    ],
  },
)
