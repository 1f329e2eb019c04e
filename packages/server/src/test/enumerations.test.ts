import { describe, expect, it } from 'vitest'
import { ENUMERATIONS } from './enumerations.ts'

/**
 * The names and codes as the specification tells them, so that none changes by mistake: databases,
 * exports and themes know them.
 */
const SPECIFIED: Readonly<Record<string, string>> = {
  'Page types': `main-content 1, page 2, splash-page 3, content-item 50, not-found 100, error 101,
    search 102, lock-screen 103, popup-overlay 104, protected-content 105,
    member-area-access-denied 106, show-cart 200, checkout 201, order-confirmed 202, donate 203,
    contribution-confirmed 204, cart-v2 205, subscription-confirmed 206, order-received 207,
    membership-confirmed 208, reviews-request 209, digital-product-composer-preview 210,
    order-status 211, newsletter-unsubscribe 300, commerce-email-preview 301, sso-page 400`,
  'Device views': 'desktop, phone, tablet',
  'Collection views': 'list, grid, product',
  'Breakpoints of a layout': 'desktop, mobile',
  'Breakpoints of devices, in px': 'mobile 432, desktop 433',
  'Popup positions': `top-left, top-center, top-right, center-left, center-center, center-right,
    bottom-left, bottom-center, bottom-right`,
  'Popup storage keys': 'date-closed, version, submitted',
  'Block variants': `gallery-slideshow 1000, gallery-carousel 1002, gallery-grid 1003,
    gallery-stack 1004, summary-wall 1005, summary-carousel 1006, summary-list 1007,
    summary-grid 1008, chart-bar 1009, chart-line 1010, chart-pie 1011, image-inline 1012,
    image-poster 1013, image-card 1014, image-overlap 1015, image-collage 1016, image-stack 1017,
    tock-reservations 1018, tock-events 1019`,
  'Gallery item media types':
    'imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video',
  'Slice types': `heading, sub-heading, body, image, gallery, video, social-icons, buttons,
    navigation, custom-form, newsletter, album, map, lock, password, twitter, logo, action,
    popup-overlay-action, temp-lock-inject, sso-options`,
  'Record types': `text 1, image 2, quote 4, link 5, audio 7, video 8, store-item 11, event 12,
    gallery 14, kbarticle 54, lesson 62, course-item 63`,
  'Collection types': `generic 1, subscription 2, gallery-block 6, template-page 7, splash-page 8,
    page 10, products 13, lessons 24, course 25`,
  'Product types': 'physical 1, digital 2, service 3, gift-card 4, paywall 5',
  'Folder behaviors': 'index 1, redirect 2, none 3, variation 4',
  'Background sources': 'undefined -1, upload 1, instagram 2, video 3, none 4',
  'Content generator types': 'default 0, icon 1',
  'Text filters': 'url-slug, url-slug-with-slash',
  'Survey cohorts': 'A, B, C, D, E',
  'Tweak events': 'change, close, save, reset, aftershow, afterclose, beforeopen',
  'Event sources': 'WEB, IOS, ANDROID, SERVER',
  'Source environments': 'dev, qa, staging, prod',
  'Visitor-tracking event types': 'page-view 1, site-search 2, heartbeat 10, audio 20, video 21',
  'Page-speed events': 'page_speed, image, user',
  'Ad-pixel events': 'AddToCart, Search, Lead, ViewContent, Purchase, CompleteRegistration',
  'Billing period units': 'week, month, year',
  Roles: `admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, store-manager 8,
    scheduling 9, viewer 10, campaigns-editor 11, scheduling-viewer 12, scheduling-editor 13,
    none 14, website-manager 15, draft-editor 16`,
  'Async fetch states': 'pending, success, failed',
  'Image loaders': 'sqs, raw',
  'Likert answers': 'Strongly Disagree -2, Disagree -1, Neutral 0, Agree 1, Strongly Agree 2',
}

/** The enumerations that the specification lists in part; the other values are ours. */
const SPECIFIED_IN_PART: Readonly<Record<string, string>> = {
  'Block types': `navigation 1, html 2, logo 3, map 4, image 5, twitter 6, journal 7, gallery 8,
    form 9, geo 10, index 11, collection-link 12, link 13, tag-cloud 14, comments 16, folder 17,
    menu 18, social-links 19, summary 20, spacer 21, embed 22, code 23, foursquare 24, instagram 25,
    calendar 26, posts-by-author 27, posts-by-tag 28, posts-by-category 29, posts-by-month 30,
    quote 31, video 32, search 33, audio 41, 500px 42, product 43, markdown 44, flickr 45, amazon 46,
    horizontal-rule 47, social-account-links 48, rss 49, opentable 50, newsletter 51, donation 52,
    button 53, social-account-links-v2 54, summary-v2 55, soundcloud 56, email-footer 57,
    in-browser-message-link 58, tour-dates 59, album 60, archive 61, chart 62, zola 63, acuity 65,
    opentable-v2 66, member-area 67, tock 68, accordion 69, marquee 70, shape 71, pricing-plan 72,
    website-component 1337`,
  'Section kinds': 'cover, lock, popup, sso',
  'Plan features': 'commerce, gift-cards, subscriptions, afterpay, clearpay, klarna, reviews',
  'Comment states': 'open 1',
  'Content listing states': 'Scheduled, Needs Review, Draft, Private',
  'Captcha actions': `FORM_BLOCK_SUBMISSION, NEWSLETTER_BLOCK_SUBMISSION, PRODUCT_WAITLIST_SUBMISSION,
    PROMO_POPUP_SUBMISSION`,
}

function listEntries(title: string): readonly string[] {
  const [, , values = []] = ENUMERATIONS.find(([each]) => each === title) ?? []
  return Array.isArray(values)
    ? values.map(String)
    : Object.entries(values).map(([name, code]) =>
        typeof code === 'number' ? `${name} ${code}` : name,
      )
}

const parseList = (told: string) => told.split(',').map((entry) => entry.trim())

describe('an enumeration of the specification', () => {
  it.each(Object.entries(SPECIFIED))('has its names and codes: %s', (title, told) => {
    expect(listEntries(title).toSorted()).toEqual(parseList(told).toSorted())
  })

  it.each(Object.entries(SPECIFIED_IN_PART))('has the documented values: %s', (title, told) => {
    const entries = listEntries(title)
    expect(entries).toEqual(expect.arrayContaining(parseList(told)))
    const codes = entries.map((entry) => entry.split(' ').at(-1))
    expect(new Set(codes).size, 'each code is used once').toBe(codes.length)
  })
})
