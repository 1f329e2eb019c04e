import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText } from './schema.ts'

export const fields = defineFields(
  { data, itemText },
  {
    content: [
      {
        key: 'plans',
        ui: 'list',
        label: 'Plans',
        item: 'Plan',
        fields: [
          { text: 'name', label: 'Name', a11y: 'heading' },
          { text: 'description', label: 'Description' },
          {
            key: 'memberAreaId',
            ui: 'member-area',
            label: 'Member area',
            help: 'The button joins the area, or buys access at the area’s price.',
          },
          {
            key: 'link',
            ui: 'link',
            label: 'Link',
            shownWhen: [{ key: 'memberAreaId', isSet: false }],
          },
          {
            text: 'price',
            label: 'Price',
            help: 'If the area is sold, its own price is shown instead.',
          },
          { text: 'period', label: 'Billing period' },
          { text: 'perks', label: 'Features', help: 'One per line.' },
          { text: 'button', label: 'Button label', a11y: 'name' },
          { key: 'isHighlighted', ui: 'toggle', label: 'Highlight plan' },
          { text: 'badge', label: 'Badge' },
        ],
      },
    ],
    design: [
      {
        key: 'design',
        ui: 'segmented',
        label: 'Design',
        options: { card: 'Cards', plain: 'Plain' },
      },
      {
        key: 'align',
        ui: 'segmented',
        label: 'Align text',
        options: { left: 'Left', center: 'Center' },
      },
      {
        key: 'mark',
        ui: 'segmented',
        label: 'Feature marker',
        options: { check: 'Check mark', dot: 'Dot', none: 'None' },
      },
    ],
  },
)
