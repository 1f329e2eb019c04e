import { blockVariantCodes as codes } from '@vitrine/model'
import { defineFields } from '../../inspector/inspector.ts'
import { data, designs, itemText, text } from './schema.ts'

export const fields = defineFields(
  { data, variants: designs, itemText, text },
  {
    content: [
      {
        text: 'title',
        label: 'Title',
        help: 'Describes the chart for visitors who cannot see it.',
        a11y: 'name',
      },
      {
        key: 'series',
        ui: 'list',
        label: 'Columns',
        item: 'Column',
        help: 'The series of numbers. A pie chart shows the first one.',
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
        label: 'Show legend',
        shownWhen: [{ variant: [codes['chart-bar'], codes['chart-line']] }],
      },
      {
        key: 'showsTable',
        ui: 'toggle',
        label: 'Show table',
        help: 'Otherwise visitors can open it.',
      },
    ],
  },
)
