import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText, text } from './schema.ts'

export const fields = defineFields(
  { data, itemText, text },
  {
    content: [
      { text: 'title', a11y: 'heading' },
      { text: 'artist' },
      { key: 'cover', ui: 'asset', accept: 'image' },
      { text: 'description' },
      {
        key: 'tracks',
        ui: 'list',
        fields: [
          { key: 'assetId', ui: 'asset', accept: 'audio' },
          { text: 'title', a11y: 'name' },
        ],
      },
      {
        key: 'link',
        ui: 'link',
      },
      {
        text: 'button',
        a11y: 'name',
        shownWhen: [{ key: 'link', isSet: true }],
      },
    ],
    design: [{ key: 'showsNumbers', ui: 'toggle' }],
  },
)
