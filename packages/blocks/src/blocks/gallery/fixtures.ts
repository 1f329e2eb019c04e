import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  createVariantChanges,
} from '../../fixture/fixture.ts'

const { gallery: type } = blockTypeCodes
const items = [
  { id: 'one', assetId },
  { id: 'two', assetId, link: { kind: 'document', id: collectionId } },
]
const text = { en: { 'one.title': 'A "mug"', 'one.description': 'Salt & smoke', 'one.alt': 'Mug' } }

export const fixtures: readonly Fixture[] = [
  {
    name: 'a grid that opens in a lightbox',
    block: createBlock(type, { data: { items, options: { lightbox: true } }, text }),
    html:
      '<div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-square sqs-gallery-thumbnails-per-row-4 sqs-gallery-block-show-meta sqs-gallery-block-meta-position-bottom sqs-gallery-square-thumbs sqs-gallery-align-center block-animation-none clear" style="--gallery-padding:20px;--gallery-per-row:4;--gallery-ratio:1.0000;--gallery-max-width:300px;--gallery-strip-height:80px;--gallery-strip-margin:20px">' +
      '<ul class="sqs-gallery sqs-gallery-design-grid" role="list">' +
      '<li class="slide sqs-gallery-design-grid-slide" id="slide-b1-1" data-type="image" data-animation-role="image" style="--slide-ratio:0.8000">' +
      '<div class="margin-wrapper"><a class="image-slide-anchor content-fill js-gallery-lightbox-opener" href="/assets/mug.webp" data-title="A &quot;mug&quot;" data-description="Salt &amp; smoke" data-lightbox-theme="dark"><span class="v6-visually-hidden">View fullsize</span>' +
      '<img class="thumb-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="(min-width:640px) 25vw, 50vw" width="800" height="1000" alt="Mug" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0"></a></div>' +
      '<div class="sqs-gallery-meta-container"><div class="meta"><div class="meta-title">A "mug"</div><div class="meta-description">Salt &amp; smoke</div></div></div>' +
      '</li>' +
      '<li class="slide sqs-gallery-design-grid-slide" id="slide-b1-2" data-type="image" data-animation-role="image" style="--slide-ratio:0.8000">' +
      '<div class="margin-wrapper"><a class="image-slide-anchor content-fill" href="/fr/journal">' +
      '<img class="thumb-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="(min-width:640px) 25vw, 50vw" width="800" height="1000" alt="A mug" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0"></a></div>' +
      '</li></ul></div>',
  },
  {
    name: 'a slideshow with thumbnails',
    block: createBlock(type, {
      variant: blockVariantCodes['gallery-slideshow'],
      data: { items: items.slice(0, 1), options: { thumbnails: true, autoplay: true, padding: 0 } },
      text,
    }),
    html:
      '<div class="sqs-gallery-container sqs-gallery-block-slideshow sqs-gallery-aspect-ratio-square sqs-gallery-thumbnails-per-row-4 sqs-gallery-block-show-meta sqs-gallery-block-meta-position-bottom sqs-gallery-square-thumbs sqs-gallery-align-center block-animation-none clear" style="--gallery-padding:0px;--gallery-per-row:4;--gallery-ratio:0.8000;--gallery-max-width:300px;--gallery-strip-height:80px;--gallery-strip-margin:20px" data-autoplay-ms="5000" data-controls="false">' +
      '<ul class="sqs-gallery sqs-gallery-design-slideshow" role="list" tabindex="0">' +
      '<li class="slide sqs-gallery-design-slideshow-slide" id="slide-b1-1" data-type="image" data-animation-role="image" style="--slide-ratio:0.8000">' +
      '<div class="margin-wrapper"><div class="image-slide-anchor content-fill">' +
      '<img class="thumb-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="Mug" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0"></div></div>' +
      '<div class="sqs-gallery-meta-container"><div class="meta"><div class="meta-title">A "mug"</div><div class="meta-description">Salt &amp; smoke</div></div></div>' +
      '</li></ul><div class="sqs-gallery-thumbnails"><a href="#slide-b1-1" aria-label="1 A &quot;mug&quot;">' +
      '<img class="sqs-gallery-thumbnail" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="120px" width="800" height="1000" alt="" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0"></a></div></div>',
  },
  {
    name: 'of a collection',
    block: createBlock(type, { data: { collectionId, options: { design: 'stacked' } } }),
    html:
      '<div class="sqs-gallery-container sqs-gallery-block-stacked sqs-gallery-aspect-ratio-square sqs-gallery-thumbnails-per-row-4 sqs-gallery-block-show-meta sqs-gallery-block-meta-position-bottom sqs-gallery-square-thumbs sqs-gallery-align-center block-animation-none clear" style="--gallery-padding:20px;--gallery-per-row:4;--gallery-ratio:0.8000;--gallery-max-width:300px;--gallery-strip-height:80px;--gallery-strip-margin:20px">' +
      '<ul class="sqs-gallery sqs-gallery-design-stacked" role="list">' +
      '<li class="slide sqs-gallery-design-stacked-slide" id="slide-b1-1" data-type="image" data-animation-role="image" style="--slide-ratio:0.8000">' +
      '<div class="margin-wrapper"><div class="image-slide-anchor content-fill">' +
      '<img class="thumb-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="A mug" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0"></div></div>' +
      '<div class="sqs-gallery-meta-container"><div class="meta"><div class="meta-title">First firing</div><div class="meta-description">Salt &amp; smoke</div></div></div>' +
      '</li></ul></div>',
  },
  {
    name: 'whose images were deleted',
    block: createBlock(type, { data: { items: [{ id: 'one', assetId: collectionId }] } }),
    html: '',
  },
]

/** Its options are held to this beside them. */
export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: { items } },
    { items: items.slice(1), collectionId, options: { lightbox: true } },
  ),
  ...Object.entries(text.en).map(([field, words]) => ({
    name: `text ${field}`,
    before: createBlock(type, { data: { items } }),
    after: createBlock(type, { data: { items }, text: { en: { [field]: words } } }),
  })),
  ...createVariantChanges(type, { data: { items } }, [1000, 1002, 1004]),
]
