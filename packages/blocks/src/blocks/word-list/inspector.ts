import { defineFields } from '../../inspector/inspector.ts'
import { type createSchema, text } from './schema.ts'

export function createFields(data: ReturnType<typeof createSchema>) {
  return defineFields(
    { data, text },
    {
      content: [
        { key: 'collectionId', ui: 'collection', accept: 'any', label: 'Collection' },
        { text: 'heading', label: 'Heading', a11y: 'heading' },
        { key: 'limit', ui: 'number', label: 'Maximum entries' },
      ],
      design: [
        {
          key: 'design',
          ui: 'segmented',
          label: 'Design',
          options: { cloud: 'Cloud', list: 'List' },
        },
        {
          key: 'order',
          ui: 'segmented',
          label: 'Order',
          options: { name: 'By name', count: 'Most used first' },
        },
        { key: 'showsCount', ui: 'toggle', label: 'Show counts' },
      ],
    },
  )
}
