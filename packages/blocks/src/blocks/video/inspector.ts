import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'file', ui: 'asset', accept: 'video' },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        shownWhen: [{ key: 'file', isSet: false }],
      },
      {
        text: 'title',
        a11y: 'name',
      },
      {
        text: 'caption',
        a11y: 'description',
      },
      { key: 'poster', ui: 'asset', accept: 'image' },
    ],
    design: [
      {
        key: 'ratio',
        ui: 'segmented',
        options: ['wide', 'standard', 'square', 'tall'],
      },
    ],
    behaviour: [
      { key: 'startSeconds', ui: 'number' },
      {
        key: 'loop',
        ui: 'toggle',
        shownWhen: [{ key: 'file', isSet: true }],
      },
      {
        key: 'isMuted',
        ui: 'toggle',
        shownWhen: [{ key: 'file', isSet: true }],
      },
    ],
  },
)
