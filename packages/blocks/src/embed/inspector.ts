import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'Address',
        help: 'Of a film, a sound or a page elsewhere.',
        shownWhen: [{ key: 'source', isSet: false }],
      },
      {
        key: 'source',
        ui: 'html',
        label: 'Code',
        help: 'Instead of an address. It runs in a frame of its own.',
      },
      {
        text: 'title',
        label: 'Title',
        help: 'Empty, it is that of the page. A frame is called by it.',
        a11y: 'name',
      },
      { text: 'description', label: 'Description', shownWhen: [{ key: 'source', isSet: false }] },
      {
        key: 'poster',
        ui: 'asset',
        accept: 'image',
        label: 'Picture',
        unset: 'That of the page',
        shownWhen: [{ key: 'source', isSet: false }],
      },
    ],
    design: [
      {
        key: 'height',
        ui: 'number',
        unit: 'px',
        label: 'Height',
        shownWhen: [{ key: 'source', isSet: true }],
      },
    ],
  },
)
