// Written by `npm run docs` from the folders beside this file. Do not edit.
import * as accordion from './accordion/fixtures.ts'
import * as album from './album/fixtures.ts'
import * as audio from './audio/fixtures.ts'
import * as button from './button/fixtures.ts'
import * as calendar from './calendar/fixtures.ts'
import * as chart from './chart/fixtures.ts'
import * as code from './code/fixtures.ts'
import * as collectionLink from './collection-link/fixtures.ts'
import * as comments from './comments/fixtures.ts'
import * as donation from './donation/fixtures.ts'
import * as embed from './embed/fixtures.ts'
import * as folder from './folder/fixtures.ts'
import * as form from './form/fixtures.ts'
import * as gallery from './gallery/fixtures.ts'
import * as horizontalRule from './horizontal-rule/fixtures.ts'
import * as html from './html/fixtures.ts'
import * as image from './image/fixtures.ts'
import * as indexBlock from './index-block/fixtures.ts'
import * as link from './link/fixtures.ts'
import * as logo from './logo/fixtures.ts'
import * as map from './map/fixtures.ts'
import * as markdown from './markdown/fixtures.ts'
import * as marquee from './marquee/fixtures.ts'
import * as memberArea from './member-area/fixtures.ts'
import * as menu from './menu/fixtures.ts'
import * as navigation from './navigation/fixtures.ts'
import * as newsletter from './newsletter/fixtures.ts'
import * as pricingPlan from './pricing-plan/fixtures.ts'
import * as product from './product/fixtures.ts'
import * as provider from './provider/fixtures.ts'
import * as quote from './quote/fixtures.ts'
import * as rss from './rss/fixtures.ts'
import * as search from './search/fixtures.ts'
import * as shape from './shape/fixtures.ts'
import * as socialLinks from './social-links/fixtures.ts'
import * as spacer from './spacer/fixtures.ts'
import * as summary from './summary/fixtures.ts'
import * as tourDates from './tour-dates/fixtures.ts'
import * as video from './video/fixtures.ts'
import * as websiteComponent from './website-component/fixtures.ts'
import * as wordList from './word-list/fixtures.ts'

/** The fixtures of every type of block that has a folder here. */
export const blockFixtures = [
  accordion,
  album,
  audio,
  button,
  calendar,
  chart,
  code,
  collectionLink,
  comments,
  donation,
  embed,
  folder,
  form,
  gallery,
  horizontalRule,
  html,
  image,
  indexBlock,
  link,
  logo,
  map,
  markdown,
  marquee,
  memberArea,
  menu,
  navigation,
  newsletter,
  pricingPlan,
  product,
  provider,
  quote,
  rss,
  search,
  shape,
  socialLinks,
  spacer,
  summary,
  tourDates,
  video,
  websiteComponent,
  wordList,
]
