import { inspector } from '../inspector.ts'
import { data, itemText } from './schema.ts'

export const fields = inspector(
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
            help: 'The button joins it, or sells access at the price that the area has.',
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
            help: 'Of an area that is sold, its own price is shown.',
          },
          { text: 'period', label: 'How often, or for how long' },
          { text: 'perks', label: 'What is in it', help: 'One to a line.' },
          { text: 'button', label: 'Button', a11y: 'name' },
          { key: 'isHighlighted', ui: 'toggle', label: 'Stands out' },
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
        label: 'Before each line of what is in it',
        options: { check: 'A tick', dot: 'A dot', none: 'Nothing' },
      },
    ],
  },
)
