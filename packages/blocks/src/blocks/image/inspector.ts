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
      { key: 'assetId', ui: 'asset', accept: 'image' },
      {
        text: 'alt',
        a11y: 'alt',
        shownWhen: [hasImage],
      },
      { text: 'title', a11y: 'heading', shownWhen: [hasText] },
      { text: 'caption' },
      { key: 'link', ui: 'link' },
      {
        text: 'button',
        a11y: 'name',
        shownWhen: [hasText, { key: 'link', isSet: true }],
      },
    ],
    design: [
      {
        variant: [inline, poster, card, overlap, collage, stack],
        ui: 'select',
        initial: inline,
      },
      {
        key: 'fit',
        ui: 'segmented',
        options: ['cover', 'contain'],
      },
      {
        key: 'focal',
        ui: 'focal',
        asset: 'assetId',
        shownWhen: [hasImage, { key: 'fit', is: ['cover'] }],
      },
      {
        key: 'position',
        ui: 'segmented',
        options: ['left', 'right'],
        shownWhen: [hasSide],
      },
      {
        key: 'share',
        ui: 'number',
        shownWhen: [hasSide],
      },
      {
        key: 'align',
        ui: 'segmented',
        options: ['left', 'center', 'right'],
        shownWhen: [hasText],
      },
      {
        key: 'shade',
        ui: 'number',
        shownWhen: [{ variant: [poster] }],
      },
    ],
  },
)
