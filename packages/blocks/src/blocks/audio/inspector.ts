import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'file', ui: 'asset', accept: 'audio', label: 'Audio file' },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'URL',
        help: 'The URL of an external audio file or player.',
        shownWhen: [{ key: 'file', isSet: false }],
      },
      { text: 'title', label: 'Title', a11y: 'name' },
      { text: 'author', label: 'Author' },
    ],
    behaviour: [
      {
        key: 'showsDownload',
        ui: 'toggle',
        label: 'Show download link',
        shownWhen: [{ key: 'file', isSet: true }],
      },
      {
        key: 'loop',
        ui: 'toggle',
        label: 'Loop',
        shownWhen: [{ key: 'file', isSet: true }],
      },
    ],
  },
)
