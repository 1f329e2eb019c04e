import { blockVariantCodes as codes } from '@vitrine/model'
import { defineFields } from '../../inspector/inspector.ts'
import { data, designs, text } from './schema.ts'

export const fields = defineFields(
  { data, variants: designs, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'any', label: 'Collection' },
      { text: 'heading', label: 'Heading', a11y: 'heading' },
      { key: 'limit', ui: 'number', label: 'Maximum items' },
      {
        key: 'category',
        ui: 'category',
        collection: 'collectionId',
        label: 'Category',
        unset: 'All',
      },
      {
        key: 'tag',
        ui: 'tag',
        collection: 'collectionId',
        label: 'Tag',
        unset: 'All',
      },
      { key: 'featuredOnly', ui: 'toggle', label: 'Show featured items only' },
    ],
    design: [
      {
        variant: {
          [codes['summary-wall']]: 'Wall',
          [codes['summary-carousel']]: 'Carousel',
          [codes['summary-list']]: 'List',
          [codes['summary-grid']]: 'Grid',
        },
        ui: 'segmented',
        label: 'Design',
        initial: codes['summary-grid'],
      },
      {
        key: 'columns',
        ui: 'number',
        label: 'Columns',
        shownWhen: [
          { variant: [codes['summary-wall'], codes['summary-carousel'], codes['summary-grid']] },
        ],
      },
      { key: 'showsImage', ui: 'toggle', label: 'Show images' },
      { key: 'showsTitle', ui: 'toggle', label: 'Show titles' },
      { key: 'showsExcerpt', ui: 'toggle', label: 'Show excerpts' },
      { key: 'showsDate', ui: 'toggle', label: 'Show dates' },
      { key: 'showsPrice', ui: 'toggle', label: 'Show prices' },
      { key: 'showsColors', ui: 'toggle', label: 'Show colors' },
    ],
  },
)
