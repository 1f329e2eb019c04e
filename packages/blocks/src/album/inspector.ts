import { inspector } from '../inspector.ts'
import { data, itemText, text } from './schema.ts'

export const fields = inspector(
  { data, itemText, text },
  {
    content: [
      { text: 'title', label: 'Title', a11y: 'heading' },
      { text: 'artist', label: 'Artist' },
      { key: 'cover', ui: 'asset', accept: 'image', label: 'Cover' },
      { text: 'description', label: 'Description' },
      {
        key: 'tracks',
        ui: 'list',
        label: 'Tracks',
        item: 'Track',
        fields: [
          { key: 'assetId', ui: 'asset', accept: 'audio', label: 'Sound' },
          { text: 'title', label: 'Title', a11y: 'name' },
        ],
      },
      { key: 'link', ui: 'link', label: 'Link', help: 'Where to have it: shown as a button.' },
      { text: 'button', label: 'Button', a11y: 'name', shownWhen: [{ key: 'link', isSet: true }] },
    ],
    design: [{ key: 'showsNumbers', ui: 'toggle', label: 'Numbers of tracks' }],
  },
)
