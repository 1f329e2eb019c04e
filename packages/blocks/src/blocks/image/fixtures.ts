import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createVariantChanges,
  createRichText,
} from '../../fixture/fixture.ts'

const { image: type } = blockTypeCodes
const img = (alt: string, style: string) =>
  '<img class="thumb-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw"' +
  ` width="800" height="1000" alt="${alt}" loading="lazy" decoding="async" style="${style}">`

export const fixtures: readonly Fixture[] = [
  {
    name: 'as the file is',
    block: createBlock(type, { data: { assetId } }),
    html:
      '<figure class="image-block-outer-wrapper layout-caption-below design-layout-inline"><div class="intrinsic">' +
      `<div class="image-block-wrapper image-fit-cover">${img('A mug', 'object-position:50% 25%;background-color:#c8b8a0')}</div></div></figure>`,
  },
  {
    name: 'with all it can have',
    block: createBlock(type, {
      variant: blockVariantCodes['image-poster'],
      data: {
        assetId,
        focal: { x: 0.333, y: 1 },
        fit: 'contain',
        link: { kind: 'document', id: collectionId },
      },
      text: { en: { caption: createRichText('Glazed') }, fr: { alt: 'Une "tasse"' } },
    }),
    html:
      '<figure class="image-block-outer-wrapper layout-caption-below design-layout-poster image-text-center" style="--image-shade:60%">' +
      '<div class="intrinsic"><div class="image-block-wrapper image-fit-contain"><a class="image-block-link" href="/fr/journal">' +
      '<img class="thumb-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="Une &quot;tasse&quot;" loading="lazy" decoding="async" style="object-position:33.3% 100%">' +
      '</a></div></div><figcaption class="image-card-wrapper"><div class="image-card"><div class="image-subtitle-wrapper">' +
      '<div class="image-subtitle" lang="en" dir="ltr"><p>Glazed</p></div></div></div></figcaption></figure>',
  },
  {
    name: 'beside its words and a button',
    block: createBlock(type, {
      variant: blockVariantCodes['image-card'],
      data: { assetId, link: { kind: 'document', id: collectionId }, position: 'right', share: 40 },
      text: { fr: { title: 'Tasses & bols', button: 'Voir' } },
    }),
    html:
      '<figure class="image-block-outer-wrapper layout-caption-below design-layout-card image-position-right image-text-center" style="--image-share:40%">' +
      '<div class="intrinsic"><div class="image-block-wrapper image-fit-cover">' +
      '<img class="thumb-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="A mug" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">' +
      '</div></div><figcaption class="image-card-wrapper"><div class="image-card"><div class="image-title-wrapper">' +
      '<p class="image-title">Tasses &amp; bols</p></div><div class="image-button-wrapper">' +
      '<a class="image-button sqs-block-button-element" href="/fr/journal">Voir</a></div></div></figcaption></figure>',
  },
  {
    name: 'whose file is gone',
    block: createBlock(type, { data: { assetId: collectionId } }),
    html: '',
  },
]

const link = { kind: 'document', id: collectionId }
const caption = { en: { title: 'Mugs', caption: createRichText('Glazed'), button: 'See' } }
const inPoster = { variant: blockVariantCodes['image-poster'], data: { assetId }, text: caption }
const inCard = { variant: blockVariantCodes['image-card'], data: { assetId, link }, text: caption }

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: { assetId } },
    {
      focal: { x: 0.1, y: 0.9 },
      fit: 'contain',
      link,
      assetId: collectionId,
    },
  ),
  ...createDataChanges(type, inPoster, { shade: 80, align: 'right' }),
  ...createDataChanges(type, inCard, {
    position: 'right',
    share: 40,
    align: 'left',
    link: {
      kind: 'url',
      url: '/elsewhere',
    },
  }),
  ...createTextChanges(
    type,
    { data: { assetId } },
    { alt: 'Tasse', caption: createRichText('Émaillée') },
  ),
  ...createTextChanges(type, inCard, {
    title: 'Tasses',
    caption: createRichText('Émaillées'),
    button: 'Voir',
  }),
  ...createVariantChanges(
    type,
    { data: { assetId }, text: caption },
    [1013, 1014, 1015, 1016, 1017],
  ),
]
