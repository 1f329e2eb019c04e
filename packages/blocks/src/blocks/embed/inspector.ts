import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'URL',
        help: 'The URL of an external video, audio player or page.',
        shownWhen: [{ key: 'source', isSet: false }],
      },
      {
        key: 'source',
        ui: 'html',
        label: 'Code',
        help: 'HTML to use instead of a URL. It runs in its own frame.',
      },
      {
        text: 'title',
        label: 'Title',
        help: 'By default the title of the page. It is also the accessible name of the frame.',
        a11y: 'name',
      },
      { text: 'description', label: 'Description', shownWhen: [{ key: 'source', isSet: false }] },
      {
        key: 'poster',
        ui: 'asset',
        accept: 'image',
        label: 'Image',
        unset: 'Image of the page',
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
