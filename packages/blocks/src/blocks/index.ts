// Written by `npm run docs` from the folders beside this file. Do not edit.
import accordion from './accordion/block.ts'
import album from './album/block.ts'
import audio from './audio/block.ts'
import button from './button/block.ts'
import calendar from './calendar/block.ts'
import chart from './chart/block.ts'
import code from './code/block.ts'
import collectionLink from './collection-link/block.ts'
import comments from './comments/block.ts'
import donation from './donation/block.ts'
import embed from './embed/block.ts'
import folder from './folder/block.ts'
import form from './form/block.ts'
import gallery from './gallery/block.ts'
import horizontalRule from './horizontal-rule/block.ts'
import html from './html/block.ts'
import image from './image/block.ts'
import indexBlock from './index-block/block.ts'
import link from './link/block.ts'
import logo from './logo/block.ts'
import map from './map/block.ts'
import markdown from './markdown/block.ts'
import marquee from './marquee/block.ts'
import memberArea from './member-area/block.ts'
import menu from './menu/block.ts'
import navigation from './navigation/block.ts'
import newsletter from './newsletter/block.ts'
import pricingPlan from './pricing-plan/block.ts'
import product from './product/block.ts'
import provider from './provider/block.ts'
import quote from './quote/block.ts'
import rss from './rss/block.ts'
import search from './search/block.ts'
import shape from './shape/block.ts'
import socialLinks from './social-links/block.ts'
import spacer from './spacer/block.ts'
import summary from './summary/block.ts'
import tourDates from './tour-dates/block.ts'
import video from './video/block.ts'
import websiteComponent from './website-component/block.ts'
import wordList from './word-list/block.ts'

/** Every type of block that has a folder here. */
export const definitions = [
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
].flat()
