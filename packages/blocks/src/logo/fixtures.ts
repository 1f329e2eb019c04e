import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  collectionId,
  dataChanges,
  type Fixture,
  fixtureBlock,
  textChanges,
} from '../fixture.ts'

const { logo: type } = blockTypeCodes
const picture = (alt: string, width: number) =>
  `<img class="site-logo-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="${width}px" width="800" height="1000" alt="${alt}" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">`

export const fixtures: readonly Fixture[] = [
  {
    name: 'of the site, leading home',
    block: fixtureBlock(type),
    html:
      '<div class="site-logo site-logo-align-left site-logo-size-medium" style="--logo-width:160px">' +
      `<a class="site-logo-link" href="/fr" rel="home">${picture('Kiln &amp; co', 160)}</a></div>`,
  },
  {
    name: 'of its own, leading nowhere',
    block: fixtureBlock(type, {
      data: { assetId, width: 300, align: 'center', linksHome: false, showsTagLine: true },
      text: { fr: { alt: 'Un four "rond"' } },
    }),
    html:
      '<div class="site-logo site-logo-align-center site-logo-size-medium" style="--logo-width:300px">' +
      `${picture('Un four &quot;rond&quot;', 300)}<p class="site-logo-tagline">Fire "and" clay</p></div>`,
  },
  {
    name: 'in letters',
    block: fixtureBlock(type, { data: { showsName: true, size: 'large' } }),
    html:
      '<div class="site-logo site-logo-align-left site-logo-size-large" style="--logo-width:160px">' +
      '<a class="site-logo-link" href="/fr" rel="home"><span class="site-logo-name">Kiln &amp; co</span></a></div>',
  },
]

export const changes: readonly Change[] = [
  ...dataChanges(
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
    before: fixtureBlock(type, { data: { assetId: collectionId, showsName: true } }),
    after: fixtureBlock(type, { data: { assetId } }),
  },
  ...textChanges(type, {}, { alt: 'Le four' }),
]
