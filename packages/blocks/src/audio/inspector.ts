import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { key: 'file', ui: 'asset', accept: 'audio', label: 'Sound' },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'Address',
        help: 'Of a sound that stands elsewhere.',
        shownWhen: [{ key: 'file', isSet: false }],
      },
      { text: 'title', label: 'Title', a11y: 'name' },
      { text: 'author', label: 'Author' },
    ],
    behaviour: [
      {
        key: 'showsDownload',
        ui: 'toggle',
        label: 'Link to download',
        shownWhen: [{ key: 'file', isSet: true }],
      },
      {
        key: 'loop',
        ui: 'toggle',
        label: 'Begin again at the end',
        shownWhen: [{ key: 'file', isSet: true }],
      },
    ],
  },
)
