import { blockVariantCodes as codes } from '@vitrine/model'
import { inspector } from '../inspector.ts'
import { data, designs, itemText, text } from './schema.ts'

export const fields = inspector(
  { data, variants: designs, itemText, text },
  {
    content: [
      {
        text: 'title',
        label: 'Title',
        help: 'Say what the chart shows: it is its name for those who do not see it.',
        a11y: 'name',
      },
      {
        key: 'series',
        ui: 'list',
        label: 'Columns',
        item: 'Column',
        help: 'What is counted. A pie shows the first.',
        fields: [{ text: 'name', label: 'Name' }],
      },
      {
        key: 'rows',
        ui: 'list',
        label: 'Rows',
        item: 'Row',
        fields: [
          { text: 'name', label: 'Name' },
          { key: 'values', ui: 'numbers', each: 'series', label: 'Numbers' },
        ],
      },
      { text: 'unit', label: 'Unit' },
      { text: 'caption', label: 'Caption', a11y: 'description' },
    ],
    design: [
      {
        variant: {
          [codes['chart-bar']]: 'Bars',
          [codes['chart-line']]: 'Lines',
          [codes['chart-pie']]: 'Pie',
        },
        ui: 'segmented',
        label: 'Design',
        initial: codes['chart-bar'],
      },
      { key: 'digits', ui: 'number', label: 'Decimal places' },
      {
        key: 'showsLegend',
        ui: 'toggle',
        label: 'Legend',
        shownWhen: [{ variant: [codes['chart-bar'], codes['chart-line']] }],
      },
      { key: 'showsTable', ui: 'toggle', label: 'Table is open', help: 'Else visitors open it.' },
    ],
  },
)
