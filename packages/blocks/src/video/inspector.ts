import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { key: 'file', ui: 'asset', accept: 'video', label: 'Film' },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'Address',
        help: 'Of a film that stands elsewhere.',
        shownWhen: [{ key: 'file', isSet: false }],
      },
      {
        text: 'title',
        label: 'Title',
        help: 'What the film is called, for those who do not see it too.',
        a11y: 'name',
      },
      {
        text: 'caption',
        label: 'Caption',
        help: 'Where a film speaks and has no captions: what is said.',
        a11y: 'description',
      },
      { key: 'poster', ui: 'asset', accept: 'image', label: 'Picture before it plays' },
    ],
    design: [
      {
        key: 'ratio',
        ui: 'segmented',
        label: 'Shape',
        options: {
          wide: 'Wide (16:9)',
          standard: 'Standard (4:3)',
          square: 'Square',
          tall: 'Tall (9:16)',
        },
      },
    ],
    behaviour: [
      { key: 'startSeconds', ui: 'number', unit: 's', label: 'Begin at' },
      {
        key: 'loop',
        ui: 'toggle',
        label: 'Begin again at the end',
        shownWhen: [{ key: 'file', isSet: true }],
      },
      {
        key: 'isMuted',
        ui: 'toggle',
        label: 'Without sound',
        shownWhen: [{ key: 'file', isSet: true }],
      },
    ],
  },
)
