import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import {
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createVariantChanges,
} from '../../fixture/fixture.ts'

const { 'summary-v2': type } = blockTypeCodes
const head = (design: string, columns: number) =>
  `<div class="summary-block-wrapper summary-block-setting-design-${design} summary-columns-${columns}">`

export const fixtures: readonly Fixture[] = [
  {
    name: 'of what a collection has',
    block: createBlock(type, {
      variant: blockVariantCodes['summary-list'],
      data: { collectionId, columns: 2 },
      text: { fr: { heading: 'Le journal' } },
    }),
    html:
      `${head('list', 2)}<div class="summary-heading"><h3 class="summary-header-text block-heading">Le journal</h3></div>` +
      '<div class="summary-item-list-container"><ul class="summary-item-list" role="list"><li class="summary-item">' +
      '<div class="summary-thumbnail-outer-container"><a class="summary-thumbnail-container" href="/journal/first-firing" aria-label="First firing" tabindex="-1">' +
      '<div class="summary-thumbnail"><img class="summary-thumbnail-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w"' +
      ' sizes="(min-width:768px) 34vw, 34vw" width="800" height="1000" alt="A mug" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0"></div></a></div>' +
      '<div class="summary-content"><div class="summary-title"><a class="summary-title-link" href="/journal/first-firing">First firing</a></div>' +
      '<div class="summary-excerpt"><p>Salt &amp; smoke</p></div>' +
      '<div class="summary-metadata-container"><div class="summary-metadata"><time class="summary-metadata-item summary-metadata-item--date" datetime="2026-11-21">Nov 21, 2026</time></div></div></div></li>' +
      '<li class="summary-item"><div class="summary-content"><div class="summary-title"><a class="summary-title-link" href="/shop/p/mug">Mug</a></div>' +
      '<div class="summary-price">$32.00 <s class="original-price">$40.00</s></div><div class="color-dots" role="img" aria-label="Glaze: Oat, &quot;Iron&quot;"><span class="color-dot" data-color="Oat"></span><span class="color-dot" data-color="&quot;Iron&quot;"></span></div></div></li></ul></div></div>',
  },
  {
    name: 'whose images alone are links',
    block: createBlock(type, {
      data: { collectionId, limit: 1, showsTitle: false, showsExcerpt: false, showsDate: false },
    }),
    html:
      `${head('grid', 3)}<div class="summary-item-list-container"><ul class="summary-item-list" role="list"><li class="summary-item">` +
      '<div class="summary-thumbnail-outer-container"><a class="summary-thumbnail-container" href="/journal/first-firing" aria-label="First firing">' +
      '<div class="summary-thumbnail"><img class="summary-thumbnail-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w"' +
      ' sizes="(min-width:768px) 34vw, 100vw" width="800" height="1000" alt="A mug" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0"></div></a></div>' +
      '<div class="summary-content"></div></li></ul></div></div>',
  },
  {
    name: 'of one item, which shows its title only',
    block: createBlock(type, {
      data: { collectionId, limit: 1, showsImage: false, showsExcerpt: false, showsDate: false },
    }),
    html:
      `${head('grid', 3)}<div class="summary-item-list-container"><ul class="summary-item-list" role="list"><li class="summary-item">` +
      '<div class="summary-content"><div class="summary-title"><a class="summary-title-link" href="/journal/first-firing">First firing</a></div></div></li></ul></div></div>',
  },
  {
    name: 'of a row that is gone through',
    block: createBlock(type, {
      variant: blockVariantCodes['summary-carousel'],
      data: { collectionId, limit: 1, showsImage: false, showsExcerpt: false, showsDate: false },
    }),
    html:
      `${head('carousel', 3)}<div class="summary-heading"><div class="summary-carousel-pager"></div></div>` +
      '<div class="summary-item-list-container"><ul class="summary-item-list" role="list"><li class="summary-item">' +
      '<div class="summary-content"><div class="summary-title"><a class="summary-title-link" href="/journal/first-firing">First firing</a></div></div></li></ul></div></div>',
  },
]

const data = { collectionId }

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data },
    {
      limit: 1,
      columns: 2,
      showsImage: false,
      showsTitle: false,
      showsExcerpt: false,
      showsDate: false,
      showsPrice: false,
      showsColors: false,
    },
  ),
  ...createTextChanges(type, { data }, { heading: 'Le journal' }),
  ...createVariantChanges(type, { data }, [1005, 1006, 1007]),
]
