import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'file', ui: 'asset', accept: 'video', label: 'Video file' },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'URL',
        help: 'The URL of an external video.',
        shownWhen: [{ key: 'file', isSet: false }],
      },
      {
        text: 'title',
        label: 'Title',
        help: 'Also the accessible name of the video.',
        a11y: 'name',
      },
      {
        text: 'caption',
        label: 'Caption',
        help: 'A transcript, if the video has speech but no captions.',
        a11y: 'description',
      },
      { key: 'poster', ui: 'asset', accept: 'image', label: 'Poster image' },
    ],
    design: [
      {
        key: 'ratio',
        ui: 'segmented',
        label: 'Aspect ratio',
        options: {
          wide: 'Wide (16:9)',
          standard: 'Standard (4:3)',
          square: 'Square',
          tall: 'Tall (9:16)',
        },
      },
    ],
    behaviour: [
      { key: 'startSeconds', ui: 'number', unit: 's', label: 'Start at' },
      {
        key: 'loop',
        ui: 'toggle',
        label: 'Loop',
        shownWhen: [{ key: 'file', isSet: true }],
      },
      {
        key: 'isMuted',
        ui: 'toggle',
        label: 'Mute',
        shownWhen: [{ key: 'file', isSet: true }],
      },
    ],
  },
)
