import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'productId', ui: 'product' },
      {
        text: 'button',
        a11y: 'name',
        shownWhen: [{ key: 'showsButton', is: [true] }],
      },
    ],
    design: [
      { key: 'showsImage', ui: 'toggle' },
      { key: 'showsTitle', ui: 'toggle' },
      { key: 'showsPrice', ui: 'toggle' },
      { key: 'showsExcerpt', ui: 'toggle' },
      { key: 'showsButton', ui: 'toggle' },
      { key: 'align', ui: 'segmented', options: alignOptions },
    ],
  },
)
