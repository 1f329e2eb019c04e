import { blockVariantCodes as codes } from '@vitrine/model'
import { inspector } from '../inspector.ts'
import { data, designs, text } from './schema.ts'

export const fields = inspector(
  { data, variants: designs, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'any', label: 'Collection' },
      { text: 'heading', label: 'Heading', a11y: 'heading' },
      { key: 'limit', ui: 'number', label: 'Most items' },
      {
        key: 'category',
        ui: 'category',
        collection: 'collectionId',
        label: 'Only of the category',
        unset: 'All',
      },
      {
        key: 'tag',
        ui: 'tag',
        collection: 'collectionId',
        label: 'Only with the tag',
        unset: 'All',
      },
      { key: 'featuredOnly', ui: 'toggle', label: 'Only featured items' },
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
      { key: 'showsImage', ui: 'toggle', label: 'Pictures' },
      { key: 'showsTitle', ui: 'toggle', label: 'Titles' },
      { key: 'showsExcerpt', ui: 'toggle', label: 'Excerpts' },
      { key: 'showsDate', ui: 'toggle', label: 'Dates' },
      { key: 'showsPrice', ui: 'toggle', label: 'Prices' },
    ],
  },
)
