import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { logo: type } = blockTypeCodes
const image = (alt: string, width: number) =>
  `<img class="site-logo-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="${width}px" width="800" height="1000" alt="${alt}" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">`

export const fixtures: readonly Fixture[] = [
  {
    name: 'of the site, leading home',
    block: createBlock(type),
    html:
      '<div class="site-logo site-logo-align-left site-logo-size-medium" style="--logo-width:160px">' +
      `<a class="site-logo-link" href="/fr" rel="home">${image('Kiln &amp; co', 160)}</a></div>`,
  },
  {
    name: 'of its own, leading nowhere',
    block: createBlock(type, {
      data: { assetId, width: 300, align: 'center', linksHome: false, showsTagLine: true },
      text: { fr: { alt: 'Un four "rond"' } },
    }),
    html:
      '<div class="site-logo site-logo-align-center site-logo-size-medium" style="--logo-width:300px">' +
      `${image('Un four &quot;rond&quot;', 300)}<p class="site-logo-tagline">Fire "and" clay</p></div>`,
  },
  {
    name: 'in letters',
    block: createBlock(type, { data: { showsName: true, size: 'large' } }),
    html:
      '<div class="site-logo site-logo-align-left site-logo-size-large" style="--logo-width:160px">' +
      '<a class="site-logo-link" href="/fr" rel="home"><span class="site-logo-name">Kiln &amp; co</span></a></div>',
  },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    {},
    {
      showsName: true,
      showsTagLine: true,
      width: 240,
      size: 'small',
      align: 'right',
      linksHome: false,
    },
  ),
  {
    name: 'assetId',
    before: createBlock(type, { data: { assetId: collectionId, showsName: true } }),
    after: createBlock(type, { data: { assetId } }),
  },
  ...createTextChanges(type, {}, { alt: 'Le four' }),
]
