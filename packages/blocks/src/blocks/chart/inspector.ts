import { blockVariantCodes as codes } from '@vitrine/model'
import { defineFields } from '../../inspector/inspector.ts'
import { data, designs, itemText, text } from './schema.ts'

export const fields = defineFields(
  { data, variants: designs, itemText, text },
  {
    content: [
      {
        text: 'title',
        a11y: 'name',
      },
      {
        key: 'series',
        ui: 'list',
        fields: [{ text: 'name' }],
      },
      {
        key: 'rows',
        ui: 'list',
        fields: [{ text: 'name' }, { key: 'values', ui: 'numbers', each: 'series' }],
      },
      { text: 'unit' },
      { text: 'caption', a11y: 'description' },
    ],
    design: [
      {
        variant: [codes['chart-bar'], codes['chart-line'], codes['chart-pie']],
        ui: 'segmented',
        initial: codes['chart-bar'],
      },
      { key: 'digits', ui: 'number' },
      {
        key: 'showsLegend',
        ui: 'toggle',
        shownWhen: [{ variant: [codes['chart-bar'], codes['chart-line']] }],
      },
      {
        key: 'showsTable',
        ui: 'toggle',
      },
    ],
  },
)
