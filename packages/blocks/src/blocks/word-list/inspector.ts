import { defineFields } from '../../inspector/inspector.ts'
import { type createSchema, text } from './schema.ts'

export function createFields(data: ReturnType<typeof createSchema>) {
  return defineFields(
    { data, text },
    {
      content: [
        { key: 'collectionId', ui: 'collection', accept: 'any' },
        { text: 'heading', a11y: 'heading' },
        { key: 'limit', ui: 'number' },
      ],
      design: [
        {
          key: 'design',
          ui: 'segmented',
          options: ['cloud', 'list'],
        },
        {
          key: 'order',
          ui: 'segmented',
          options: ['name', 'count'],
        },
        { key: 'showsCount', ui: 'toggle' },
      ],
    },
  )
}
