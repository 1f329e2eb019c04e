import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'memberAreaId', ui: 'member-area' },
      {
        text: 'title',
        a11y: 'heading',
        shownWhen: [{ key: 'showsTitle', is: [true] }],
      },
      {
        text: 'description',
        shownWhen: [{ key: 'showsDescription', is: [true] }],
      },
      { text: 'join', a11y: 'name' },
      { text: 'signIn', a11y: 'name' },
      {
        text: 'enter',
        a11y: 'name',
        shownWhen: [{ key: 'memberAreaId', isSet: true }],
      },
      {
        text: 'manage',
        a11y: 'name',
        shownWhen: [{ key: 'showsManage', is: [true] }],
      },
    ],
    design: [
      {
        key: 'design',
        ui: 'segmented',
        options: ['plain', 'card'],
      },
      { key: 'align', ui: 'segmented', options: alignOptions },
      { key: 'showsTitle', ui: 'toggle' },
      { key: 'showsDescription', ui: 'toggle' },
      { key: 'showsManage', ui: 'toggle' },
    ],
  },
)
