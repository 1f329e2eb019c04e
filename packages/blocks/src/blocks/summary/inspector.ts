import { blockVariantCodes as codes } from '@vitrine/model'
import { defineFields } from '../../inspector/inspector.ts'
import { data, designs, text } from './schema.ts'

export const fields = defineFields(
  { data, variants: designs, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'any' },
      { text: 'heading', a11y: 'heading' },
      { key: 'limit', ui: 'number' },
      {
        key: 'category',
        ui: 'category',
        collection: 'collectionId',
      },
      {
        key: 'tag',
        ui: 'tag',
        collection: 'collectionId',
      },
      { key: 'featuredOnly', ui: 'toggle' },
    ],
    design: [
      {
        variant: [
          codes['summary-wall'],
          codes['summary-carousel'],
          codes['summary-list'],
          codes['summary-grid'],
        ],
        ui: 'segmented',
        initial: codes['summary-grid'],
      },
      {
        key: 'columns',
        ui: 'number',
        shownWhen: [
          { variant: [codes['summary-wall'], codes['summary-carousel'], codes['summary-grid']] },
        ],
      },
      { key: 'showsImage', ui: 'toggle' },
      { key: 'showsTitle', ui: 'toggle' },
      { key: 'showsExcerpt', ui: 'toggle' },
      { key: 'showsDate', ui: 'toggle' },
      { key: 'showsPrice', ui: 'toggle' },
      { key: 'showsColors', ui: 'toggle' },
    ],
  },
)
