import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText, text } from './schema.ts'

export const fields = defineFields(
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
          { key: 'assetId', ui: 'asset', accept: 'audio', label: 'Audio file' },
          { text: 'title', label: 'Title', a11y: 'name' },
        ],
      },
      {
        key: 'link',
        ui: 'link',
        label: 'Link',
        help: 'Where to get the album. Shown as a button.',
      },
      {
        text: 'button',
        label: 'Button label',
        a11y: 'name',
        shownWhen: [{ key: 'link', isSet: true }],
      },
    ],
    design: [{ key: 'showsNumbers', ui: 'toggle', label: 'Show track numbers' }],
  },
)
