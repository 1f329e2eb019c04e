import { aligned } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'any', label: 'Collection' },
      {
        text: 'title',
        label: 'Title',
        help: 'Empty, it is the title of the collection.',
        a11y: 'name',
      },
      { text: 'description', label: 'Description' },
      {
        key: 'picture',
        ui: 'asset',
        accept: 'image',
        label: 'Picture',
        unset: 'That of the collection',
        shownWhen: [{ key: 'showsImage', is: [true] }],
      },
    ],
    design: [
      { key: 'showsImage', ui: 'toggle', label: 'Picture' },
      { key: 'align', ui: 'segmented', label: 'Align', options: aligned },
    ],
  },
)
