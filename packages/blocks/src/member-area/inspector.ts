import { aligned } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { key: 'memberAreaId', ui: 'member-area', label: 'Area', unset: 'Accounts of visitors' },
      {
        text: 'title',
        label: 'Title',
        help: 'Empty, it is the name of the area.',
        a11y: 'heading',
        shownWhen: [{ key: 'showsTitle', is: [true] }],
      },
      {
        text: 'description',
        label: 'Description',
        help: 'Empty, it is that of the area.',
        shownWhen: [{ key: 'showsDescription', is: [true] }],
      },
      { text: 'join', label: 'Button to join', a11y: 'name' },
      { text: 'signIn', label: 'Link to sign in', a11y: 'name' },
      {
        text: 'enter',
        label: 'Link for members',
        a11y: 'name',
        shownWhen: [{ key: 'memberAreaId', isSet: true }],
      },
      {
        text: 'manage',
        label: 'Link to the account',
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
      { key: 'align', ui: 'segmented', label: 'Align', options: aligned },
      { key: 'showsTitle', ui: 'toggle', label: 'Title' },
      { key: 'showsDescription', ui: 'toggle', label: 'Description' },
      { key: 'showsManage', ui: 'toggle', label: 'Link to the account' },
    ],
  },
)
