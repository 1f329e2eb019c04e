import { button } from './button/block.ts'
import { code } from './code/block.ts'
import type { BlockKind } from './define-block.ts'
import { gallery } from './gallery/block.ts'
import { horizontalRule } from './horizontal-rule/block.ts'
import { html } from './html/block.ts'
import { image } from './image/block.ts'
import { quote } from './quote/block.ts'
import { search } from './search/block.ts'
import { spacer } from './spacer/block.ts'
import { summary } from './summary/block.ts'
import { video } from './video/block.ts'
import { embed } from './embed/block.ts'
import { socialLinks } from './social-links/block.ts'
import { collectionLink } from './collection-link/block.ts'
import { link } from './link/block.ts'
import { wordLists } from './word-list/block.ts'
import { accordion } from './accordion/block.ts'
import { menu } from './menu/block.ts'
import { map } from './map/block.ts'
import { audio } from './audio/block.ts'
import { album } from './album/block.ts'
import { tourDates } from './tour-dates/block.ts'
import { chart } from './chart/block.ts'
import { product } from './product/block.ts'
import { providerBlocks } from './provider/block.ts'
import { rss } from './rss/block.ts'
import { donation } from './donation/block.ts'
import { form } from './form/block.ts'
import { newsletter } from './newsletter/block.ts'
import { markdown } from './markdown/block.ts'
import { logo } from './logo/block.ts'
import { shape } from './shape/block.ts'
import { marquee } from './marquee/block.ts'
import { navigation } from './navigation/block.ts'
import { folder } from './folder/block.ts'
import { indexBlock } from './index-block/block.ts'
import { memberArea } from './member-area/block.ts'
import { pricingPlan } from './pricing-plan/block.ts'
import { supersededBlocks } from './superseded/blocks.ts'
import { calendar } from './calendar/block.ts'
import { comments } from './comments/block.ts'
import { websiteComponent } from './website-component/block.ts'

const kinds = [
  html,
  image,
  spacer,
  code,
  quote,
  search,
  horizontalRule,
  button,
  summary,
  gallery,
  video,
  embed,
  socialLinks,
  collectionLink,
  link,
  ...wordLists,
  accordion,
  menu,
  map,
  audio,
  album,
  tourDates,
  chart,
  product,
  ...providerBlocks,
  rss,
  markdown,
  logo,
  shape,
  marquee,
  form,
  donation,
  newsletter,
  navigation,
  folder,
  indexBlock,
  memberArea,
  pricingPlan,
  ...supersededBlocks,
  calendar,
  comments,
  websiteComponent,
]

/** Every type of block there is, by its code. */
export const blockRegistry: ReadonlyMap<number, BlockKind> = new Map(
  kinds.map((kind) => [kind.type, kind]),
)
