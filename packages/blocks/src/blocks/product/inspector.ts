import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'productId', ui: 'product', label: 'Product' },
      {
        text: 'button',
        label: 'Button',
        help: 'By default “Add to Cart”.',
        a11y: 'name',
        shownWhen: [{ key: 'showsButton', is: [true] }],
      },
    ],
    design: [
      { key: 'showsImage', ui: 'toggle', label: 'Show image' },
      { key: 'showsTitle', ui: 'toggle', label: 'Show title' },
      { key: 'showsPrice', ui: 'toggle', label: 'Show price' },
      { key: 'showsExcerpt', ui: 'toggle', label: 'Show description' },
      { key: 'showsButton', ui: 'toggle', label: 'Show button' },
      { key: 'align', ui: 'segmented', label: 'Align', options: alignOptions },
    ],
  },
)
