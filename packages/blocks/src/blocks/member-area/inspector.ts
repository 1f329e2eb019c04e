import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'memberAreaId', ui: 'member-area', label: 'Member area', unset: 'Visitor accounts' },
      {
        text: 'title',
        label: 'Title',
        help: 'By default the name of the area.',
        a11y: 'heading',
        shownWhen: [{ key: 'showsTitle', is: [true] }],
      },
      {
        text: 'description',
        label: 'Description',
        help: 'By default the description of the area.',
        shownWhen: [{ key: 'showsDescription', is: [true] }],
      },
      { text: 'join', label: 'Join button', a11y: 'name' },
      { text: 'signIn', label: 'Sign-in link', a11y: 'name' },
      {
        text: 'enter',
        label: 'Member link',
        a11y: 'name',
        shownWhen: [{ key: 'memberAreaId', isSet: true }],
      },
      {
        text: 'manage',
        label: 'Account link',
        a11y: 'name',
        shownWhen: [{ key: 'showsManage', is: [true] }],
      },
    ],
    design: [
      {
        key: 'design',
        ui: 'segmented',
        label: 'Design',
        options: { plain: 'Plain', card: 'Card' },
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: alignOptions },
      { key: 'showsTitle', ui: 'toggle', label: 'Show title' },
      { key: 'showsDescription', ui: 'toggle', label: 'Show description' },
      { key: 'showsManage', ui: 'toggle', label: 'Show account link' },
    ],
  },
)
