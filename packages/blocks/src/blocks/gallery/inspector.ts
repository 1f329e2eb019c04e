import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { movingDesigns, lightboxDesigns } from './options.ts'
import { data, designs, itemText } from './schema.ts'

const isOwn = { key: 'collectionId', isSet: false } as const
const hasWords = { key: 'options.show-meta', is: [true] } as const
const inGrid = { key: 'options.design', is: ['grid'] } as const
const hasRows = { key: 'options.design', is: ['grid', 'carousel'] } as const
const isStill = {
  key: 'options.design',
  is: ['grid', 'stacked', 'autocolumns', 'masonry', 'strips'],
} as const
const isMoving = { key: 'options.design', is: movingDesigns } as const
const canOpen = { key: 'options.design', is: lightboxDesigns } as const
const hasStrip = [isMoving, { key: 'options.thumbnails', is: [true] }] as const

export const fields = defineFields(
  { data, variants: designs, itemText },
  {
    content: [
      {
        key: 'items',
        ui: 'list',
        shownWhen: [isOwn],
        fields: [
          { key: 'assetId', ui: 'asset', accept: 'image' },
          {
            text: 'alt',
            a11y: 'alt',
          },
          { text: 'title' },
          { text: 'description' },
          {
            key: 'video',
            ui: 'address',
            accept: 'web',
          },
          { key: 'link', ui: 'link', shownWhen: [{ key: 'video', isSet: false }] },
        ],
      },
      {
        key: 'collectionId',
        ui: 'collection',
        accept: 'gallery',
      },
    ],
    design: [
      {
        key: 'options.design',
        ui: 'select',
        options: [
          'slideshow',
          'slider',
          'grid',
          'stacked',
          'autocolumns',
          'carousel',
          'masonry',
          'strips',
          'reel',
          'fullscreen-slideshow',
        ],
        variants: designs,
      },
      {
        key: 'options.thumbnails-per-row',
        ui: 'number',
        shownWhen: [hasRows],
      },
      { key: 'options.padding', ui: 'number' },
      {
        key: 'options.aspect-ratio',
        ui: 'select',
        options: [
          'square',
          'standard',
          'standard-vertical',
          'four-three',
          'three-four-vertical',
          'widescreen',
          'anamorphic-widescreen',
        ],
        shownWhen: [inGrid],
      },
      { key: 'options.auto-crop', ui: 'toggle' },
      {
        key: 'options.max-width',
        ui: 'number',
        shownWhen: [{ key: 'options.design', is: ['autocolumns', 'masonry'] }],
      },
      { key: 'options.active-alignment', ui: 'segmented', options: alignOptions },
      { key: 'options.transparentBackground', ui: 'toggle' },
      {
        key: 'options.show-meta',
        ui: 'toggle',
        shownWhen: [isMoving],
      },
      {
        key: 'options.show-meta-basic',
        ui: 'toggle',
        shownWhen: [isStill],
      },
      { key: 'options.show-meta-only-title', ui: 'toggle' },
      {
        key: 'options.meta-position',
        ui: 'select',
        options: [
          'top',
          'top-left',
          'top-right',
          'center',
          'bottom',
          'bottom-left',
          'bottom-right',
        ],
        shownWhen: [isMoving, hasWords],
      },
      {
        key: 'options.show-meta-on-hover',
        ui: 'toggle',
        shownWhen: [isMoving, hasWords],
      },
    ],
    behaviour: [
      { key: 'options.autoplay', ui: 'toggle', shownWhen: [isMoving] },
      {
        key: 'options.autoplay-duration',
        ui: 'number',
        shownWhen: [isMoving, { key: 'options.autoplay', is: [true] }],
      },
      { key: 'options.controls', ui: 'toggle', shownWhen: [isMoving] },
      {
        key: 'options.thumbnails',
        ui: 'toggle',
        shownWhen: [isMoving],
      },
      {
        key: 'options.thumbnail-strip-height',
        ui: 'number',
        shownWhen: hasStrip,
      },
      {
        key: 'options.thumbnail-strip-margin',
        ui: 'number',
        shownWhen: hasStrip,
      },
      {
        key: 'options.square-thumbs',
        ui: 'toggle',
        shownWhen: hasStrip,
      },
      {
        key: 'options.lightbox',
        ui: 'toggle',
        shownWhen: [canOpen],
      },
      {
        key: 'options.lightboxTheme',
        ui: 'segmented',
        options: ['dark', 'light'],
        shownWhen: [canOpen, { key: 'options.lightbox', is: [true] }],
      },
      { key: 'options.newWindow', ui: 'toggle' },
    ],
  },
)
