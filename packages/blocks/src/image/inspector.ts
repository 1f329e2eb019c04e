import { blockVariantCodes } from '@vitrine/model'
import { inspector } from '../inspector.ts'
import { data, layouts, text } from './schema.ts'

const {
  'image-inline': inline,
  'image-poster': poster,
  'image-card': card,
  'image-overlap': overlap,
  'image-collage': collage,
  'image-stack': stack,
} = blockVariantCodes

const hasPicture = { key: 'assetId', isSet: true } as const
const withWords = { variant: [poster, card, overlap, collage, stack] } as const
const besideWords = { variant: [card, overlap, collage] } as const

export const fields = inspector(
  { data, text, variants: layouts },
  {
    content: [
      { key: 'assetId', ui: 'asset', accept: 'image', label: 'Picture' },
      {
        text: 'alt',
        label: 'Alternative text',
        help: 'What is to be seen, for those who do not see it. Empty, it is the text of the file.',
        a11y: 'alt',
        shownWhen: [hasPicture],
      },
      { text: 'title', label: 'Title', a11y: 'heading', shownWhen: [withWords] },
      { text: 'caption', label: 'Caption' },
      { key: 'link', ui: 'link', label: 'Link' },
      {
        text: 'button',
        label: 'Button',
        help: 'With words here the link is that of the button, else of the picture.',
        a11y: 'name',
        shownWhen: [withWords, { key: 'link', isSet: true }],
      },
    ],
    design: [
      {
        variant: {
          [inline]: 'Picture alone',
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
        options: { cover: 'Fill the place', contain: 'Show it whole' },
      },
      {
        key: 'focal',
        ui: 'focal',
        asset: 'assetId',
        label: 'Focal point',
        help: 'This part stays to be seen where the picture is cut.',
        unset: 'As in the file',
        shownWhen: [hasPicture, { key: 'fit', is: ['cover'] }],
      },
      {
        key: 'position',
        ui: 'segmented',
        label: 'Picture on the',
        options: { left: 'Left', right: 'Right' },
        shownWhen: [besideWords],
      },
      {
        key: 'share',
        ui: 'number',
        unit: '%',
        label: 'Width of the picture',
        shownWhen: [besideWords],
      },
      {
        key: 'align',
        ui: 'segmented',
        label: 'Align text',
        options: { left: 'Left', center: 'Center', right: 'Right' },
        shownWhen: [withWords],
      },
      {
        key: 'shade',
        ui: 'number',
        unit: '%',
        label: 'Shade under the text',
        shownWhen: [{ variant: [poster] }],
      },
    ],
  },
)
