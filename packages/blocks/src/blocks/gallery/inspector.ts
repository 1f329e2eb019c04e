import { blockVariantCodes as codes } from '@vitrine/model'
import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { movingDesigns, lightboxDesigns } from './options.ts'
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
    [isOther, { key: 'options.design', is: lightboxDesigns }],
  ],
} as const
const hasStrip = [isMoving, { key: 'options.thumbnails', is: [true] }] as const

export const fields = defineFields(
  { data, variants: designs, itemText },
  {
    content: [
      {
        key: 'items',
        ui: 'list',
        label: 'Images',
        item: 'Image',
        shownWhen: [isOwn],
        fields: [
          { key: 'assetId', ui: 'asset', accept: 'image', label: 'Image' },
          {
            text: 'alt',
            label: 'Alt text',
            help: 'By default the alt text of the file.',
            a11y: 'alt',
          },
          { text: 'title', label: 'Title' },
          { text: 'description', label: 'Description' },
          {
            key: 'video',
            ui: 'address',
            accept: 'web',
            label: 'Video',
            help: 'The image represents the video at this URL.',
          },
          { key: 'link', ui: 'link', label: 'Link', shownWhen: [{ key: 'video', isSet: false }] },
        ],
      },
      {
        key: 'collectionId',
        ui: 'collection',
        accept: 'gallery',
        label: 'Gallery',
        unset: 'Images of this block',
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
        unset: 'Other',
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
      {
        key: 'options.thumbnails-per-row',
        ui: 'number',
        label: 'Images per row',
        shownWhen: [hasRows],
      },
      { key: 'options.padding', ui: 'number', label: 'Gap', unit: 'px' },
      {
        key: 'options.aspect-ratio',
        ui: 'select',
        label: 'Aspect ratio',
        options: {
          square: 'Square',
          standard: 'Standard (3:2)',
          'standard-vertical': 'Portrait (2:3)',
          'four-three': 'Landscape (4:3)',
          'three-four-vertical': 'Portrait (3:4)',
          widescreen: 'Widescreen (16:9)',
          'anamorphic-widescreen': 'Anamorphic (2.4:1)',
        },
        shownWhen: [inGrid],
      },
      { key: 'options.auto-crop', ui: 'toggle', label: 'Crop images' },
      {
        key: 'options.max-width',
        ui: 'number',
        label: 'Column width',
        unit: 'px',
        shownWhen: [isOther, { key: 'options.design', is: ['autocolumns', 'masonry'] }],
      },
      { key: 'options.active-alignment', ui: 'segmented', label: 'Align', options: alignOptions },
      { key: 'options.transparentBackground', ui: 'toggle', label: 'Transparent background' },
      {
        key: 'options.show-meta',
        ui: 'toggle',
        label: 'Show text on images',
        shownWhen: [isMoving],
      },
      {
        key: 'options.show-meta-basic',
        ui: 'toggle',
        label: 'Show text below images',
        shownWhen: [isStill],
      },
      { key: 'options.show-meta-only-title', ui: 'toggle', label: 'Show titles only' },
      {
        key: 'options.meta-position',
        ui: 'select',
        label: 'Text position',
        options: {
          top: 'Top',
          'top-left': 'Top left',
          'top-right': 'Top right',
          center: 'Center',
          bottom: 'Bottom',
          'bottom-left': 'Bottom left',
          'bottom-right': 'Bottom right',
        },
        shownWhen: [isMoving, hasWords],
      },
      {
        key: 'options.show-meta-on-hover',
        ui: 'toggle',
        label: 'Show text on hover only',
        shownWhen: [isMoving, hasWords],
      },
    ],
    behaviour: [
      { key: 'options.autoplay', ui: 'toggle', label: 'Autoplay', shownWhen: [isMoving] },
      {
        key: 'options.autoplay-duration',
        ui: 'number',
        label: 'Autoplay interval',
        unit: 's',
        shownWhen: [isMoving, { key: 'options.autoplay', is: [true] }],
      },
      { key: 'options.controls', ui: 'toggle', label: 'Show arrows', shownWhen: [isMoving] },
      {
        key: 'options.thumbnails',
        ui: 'toggle',
        label: 'Show thumbnails',
        shownWhen: [isMoving],
      },
      {
        key: 'options.thumbnail-strip-height',
        ui: 'number',
        label: 'Thumbnail height',
        unit: 'px',
        shownWhen: hasStrip,
      },
      {
        key: 'options.thumbnail-strip-margin',
        ui: 'number',
        label: 'Thumbnail gap',
        unit: 'px',
        shownWhen: hasStrip,
      },
      {
        key: 'options.square-thumbs',
        ui: 'toggle',
        label: 'Square thumbnails',
        shownWhen: hasStrip,
      },
      {
        key: 'options.lightbox',
        ui: 'toggle',
        label: 'Open images in a lightbox',
        shownWhen: [canOpen],
      },
      {
        key: 'options.lightboxTheme',
        ui: 'segmented',
        label: 'Lightbox background',
        options: { dark: 'Dark', light: 'Light' },
        shownWhen: [canOpen, { key: 'options.lightbox', is: [true] }],
      },
      { key: 'options.newWindow', ui: 'toggle', label: 'Open links in a new window' },
    ],
  },
)
