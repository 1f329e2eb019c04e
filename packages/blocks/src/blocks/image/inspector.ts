import { blockVariantCodes } from '@vitrine/model'
import { defineFields } from '../../inspector/inspector.ts'
import { data, layouts, text } from './schema.ts'

const {
  'image-inline': inline,
  'image-poster': poster,
  'image-card': card,
  'image-overlap': overlap,
  'image-collage': collage,
  'image-stack': stack,
} = blockVariantCodes

const hasImage = { key: 'assetId', isSet: true } as const
const hasText = { variant: [poster, card, overlap, collage, stack] } as const
const hasSide = { variant: [card, overlap, collage] } as const

export const fields = defineFields(
  { data, text, variants: layouts },
  {
    content: [
      { key: 'assetId', ui: 'asset', accept: 'image', label: 'Image' },
      {
        text: 'alt',
        label: 'Alt text',
        help: 'Describes the image for visitors who cannot see it. By default the text of the file.',
        a11y: 'alt',
        shownWhen: [hasImage],
      },
      { text: 'title', label: 'Title', a11y: 'heading', shownWhen: [hasText] },
      { text: 'caption', label: 'Caption' },
      { key: 'link', ui: 'link', label: 'Link' },
      {
        text: 'button',
        label: 'Button label',
        help: 'With a label the link is the button’s, otherwise the image’s.',
        a11y: 'name',
        shownWhen: [hasText, { key: 'link', isSet: true }],
      },
    ],
    design: [
      {
        variant: {
          [inline]: 'Inline',
          [poster]: 'Poster',
          [card]: 'Card',
          [overlap]: 'Overlap',
          [collage]: 'Collage',
          [stack]: 'Stack',
        },
        ui: 'select',
        label: 'Layout',
        initial: inline,
      },
      {
        key: 'fit',
        ui: 'segmented',
        label: 'Fit',
        options: { cover: 'Fill', contain: 'Show whole image' },
      },
      {
        key: 'focal',
        ui: 'focal',
        asset: 'assetId',
        label: 'Focal point',
        help: 'This point stays visible when the image is cropped.',
        unset: 'Focal point of the file',
        shownWhen: [hasImage, { key: 'fit', is: ['cover'] }],
      },
      {
        key: 'position',
        ui: 'segmented',
        label: 'Image position',
        options: { left: 'Left', right: 'Right' },
        shownWhen: [hasSide],
      },
      {
        key: 'share',
        ui: 'number',
        unit: '%',
        label: 'Image width',
        shownWhen: [hasSide],
      },
      {
        key: 'align',
        ui: 'segmented',
        label: 'Align text',
        options: { left: 'Left', center: 'Center', right: 'Right' },
        shownWhen: [hasText],
      },
      {
        key: 'shade',
        ui: 'number',
        unit: '%',
        label: 'Shade behind text',
        shownWhen: [{ variant: [poster] }],
      },
    ],
  },
)
