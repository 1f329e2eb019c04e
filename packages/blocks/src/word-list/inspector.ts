import { inspector } from '../inspector.ts'
import { type dataOf, text } from './schema.ts'

export function fieldsOf(data: ReturnType<typeof dataOf>) {
  return inspector(
    { data, text },
    {
      content: [
        { key: 'collectionId', ui: 'collection', accept: 'any', label: 'Collection' },
        { text: 'heading', label: 'Heading', a11y: 'heading' },
        { key: 'limit', ui: 'number', label: 'Most words' },
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
        { key: 'showsCount', ui: 'toggle', label: 'Counts' },
      ],
    },
  )
}
