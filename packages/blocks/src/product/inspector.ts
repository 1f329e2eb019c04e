import { aligned } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { key: 'productId', ui: 'product', label: 'Product' },
      {
        text: 'button',
        label: 'Button',
        help: 'Empty, it is “Add To Cart”.',
        a11y: 'name',
        shownWhen: [{ key: 'showsButton', is: [true] }],
      },
    ],
    design: [
      { key: 'showsImage', ui: 'toggle', label: 'Picture' },
      { key: 'showsTitle', ui: 'toggle', label: 'Title' },
      { key: 'showsPrice', ui: 'toggle', label: 'Price' },
      { key: 'showsExcerpt', ui: 'toggle', label: 'Description' },
      { key: 'showsButton', ui: 'toggle', label: 'Button' },
      { key: 'align', ui: 'segmented', label: 'Align', options: aligned },
    ],
  },
)
