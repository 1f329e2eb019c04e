import { blockVariantCodes as codes } from '@vitrine/model'
import { aligned } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { movingDesigns, openingDesigns } from './options.ts'
import { data, designs, itemText } from './schema.ts'

const isOwn = { key: 'collectionId', isSet: false } as const
const hasWords = { key: 'options.show-meta', is: [true] } as const
const isOther = { variant: [null] } as const
const inGrid = {
  any: [[{ variant: [codes['gallery-grid']] }], [isOther, { key: 'options.design', is: ['grid'] }]],
} as const
const hasRows = {
  any: [
    [{ variant: [codes['gallery-grid'], codes['gallery-carousel']] }],
    [isOther, { key: 'options.design', is: ['grid', 'carousel'] }],
  ],
} as const
const isStill = {
  any: [
    [{ variant: [codes['gallery-grid'], codes['gallery-stack']] }],
    [
      isOther,
      { key: 'options.design', is: ['grid', 'stacked', 'autocolumns', 'masonry', 'strips'] },
    ],
  ],
} as const
const isMoving = {
  any: [
    [{ variant: [codes['gallery-slideshow'], codes['gallery-carousel']] }],
    [isOther, { key: 'options.design', is: movingDesigns }],
  ],
} as const
const canOpen = {
  any: [
    [{ variant: [codes['gallery-grid']] }],
    [isOther, { key: 'options.design', is: openingDesigns }],
  ],
} as const
const hasStrip = [isMoving, { key: 'options.thumbnails', is: [true] }] as const

export const fields = inspector(
  { data, variants: designs, itemText },
  {
    content: [
      {
        key: 'items',
        ui: 'list',
        label: 'Pictures',
        item: 'Picture',
        shownWhen: [isOwn],
        fields: [
          { key: 'assetId', ui: 'asset', accept: 'image', label: 'Picture' },
          {
            text: 'alt',
            label: 'Alternative text',
            help: 'Empty, it is the text of the file.',
            a11y: 'alt',
          },
          { text: 'title', label: 'Title' },
          { text: 'description', label: 'Description' },
          {
            key: 'video',
            ui: 'address',
            accept: 'web',
            label: 'Film',
            help: 'The picture stands for the film at this address.',
          },
          { key: 'link', ui: 'link', label: 'Link', shownWhen: [{ key: 'video', isSet: false }] },
        ],
      },
      {
        key: 'collectionId',
        ui: 'collection',
        accept: 'gallery',
        label: 'Gallery',
        unset: 'Pictures of this block',
      },
    ],
    design: [
      {
        variant: {
          [codes['gallery-slideshow']]: 'Slideshow',
          [codes['gallery-carousel']]: 'Carousel',
          [codes['gallery-grid']]: 'Grid',
          [codes['gallery-stack']]: 'Stack',
        },
        ui: 'segmented',
        label: 'Design',
        unset: 'Another',
      },
      {
        key: 'options.design',
        ui: 'select',
        label: 'Other design',
        options: {
          slideshow: 'Slideshow',
          slider: 'Slider',
          grid: 'Grid',
          stacked: 'Stack',
          autocolumns: 'Columns',
          carousel: 'Carousel',
          masonry: 'Masonry',
          strips: 'Strips',
          reel: 'Reel',
          'fullscreen-slideshow': 'Full-screen slideshow',
        },
        shownWhen: [{ variant: [null] }],
      },
      { key: 'options.thumbnails-per-row', ui: 'number', label: 'In a row', shownWhen: [hasRows] },
      { key: 'options.padding', ui: 'number', label: 'Gap', unit: 'px' },
      {
        key: 'options.aspect-ratio',
        ui: 'select',
        label: 'Shape of pictures',
        options: {
          square: 'Square',
          standard: 'Standard (3:2)',
          'standard-vertical': 'Upright (2:3)',
          'four-three': 'Four to three (4:3)',
          'three-four-vertical': 'Three to four (3:4)',
          widescreen: 'Wide (16:9)',
          'anamorphic-widescreen': 'Very wide (2.4:1)',
        },
        shownWhen: [inGrid],
      },
      { key: 'options.auto-crop', ui: 'toggle', label: 'Cut pictures to the shape' },
      {
        key: 'options.max-width',
        ui: 'number',
        label: 'Width of columns',
        unit: 'px',
        shownWhen: [isOther, { key: 'options.design', is: ['autocolumns', 'masonry'] }],
      },
      { key: 'options.active-alignment', ui: 'segmented', label: 'Align', options: aligned },
      { key: 'options.transparentBackground', ui: 'toggle', label: 'No background' },
      { key: 'options.show-meta', ui: 'toggle', label: 'Words on pictures', shownWhen: [isMoving] },
      {
        key: 'options.show-meta-basic',
        ui: 'toggle',
        label: 'Words below pictures',
        shownWhen: [isStill],
      },
      { key: 'options.show-meta-only-title', ui: 'toggle', label: 'Titles only' },
      {
        key: 'options.meta-position',
        ui: 'select',
        label: 'Place of the words',
        options: {
          top: 'Top',
          'top-left': 'Top left',
          'top-right': 'Top right',
          center: 'Centre',
          bottom: 'Bottom',
          'bottom-left': 'Bottom left',
          'bottom-right': 'Bottom right',
        },
        shownWhen: [isMoving, hasWords],
      },
      {
        key: 'options.show-meta-on-hover',
        ui: 'toggle',
        label: 'Only while pointed at',
        shownWhen: [isMoving, hasWords],
      },
    ],
    behaviour: [
      { key: 'options.autoplay', ui: 'toggle', label: 'Move by itself', shownWhen: [isMoving] },
      {
        key: 'options.autoplay-duration',
        ui: 'number',
        label: 'Next after',
        unit: 's',
        shownWhen: [isMoving, { key: 'options.autoplay', is: [true] }],
      },
      { key: 'options.controls', ui: 'toggle', label: 'Arrows', shownWhen: [isMoving] },
      {
        key: 'options.thumbnails',
        ui: 'toggle',
        label: 'Strip of small pictures',
        shownWhen: [isMoving],
      },
      {
        key: 'options.thumbnail-strip-height',
        ui: 'number',
        label: 'Height of the strip',
        unit: 'px',
        shownWhen: hasStrip,
      },
      {
        key: 'options.thumbnail-strip-margin',
        ui: 'number',
        label: 'Gap to the strip',
        unit: 'px',
        shownWhen: hasStrip,
      },
      {
        key: 'options.square-thumbs',
        ui: 'toggle',
        label: 'Square small pictures',
        shownWhen: hasStrip,
      },
      { key: 'options.lightbox', ui: 'toggle', label: 'Open large', shownWhen: [canOpen] },
      {
        key: 'options.lightboxTheme',
        ui: 'segmented',
        label: 'Behind a large picture',
        options: { dark: 'Dark', light: 'Light' },
        shownWhen: [canOpen, { key: 'options.lightbox', is: [true] }],
      },
      { key: 'options.newWindow', ui: 'toggle', label: 'Open links in a new window' },
    ],
  },
)
