import {
  AD_CONSENT_COOKIE,
  AD_STORAGE_KEY,
  ANALYTICS_MAX_AGE_S,
  analyticsKeys,
  ANNOUNCEMENT_STORAGE_KEY,
  CART_MAX_AGE_S,
  COOKIE_ALLOWED,
  COOKIE_ALLOWED_MAX_AGE_S,
  cookieNames,
  LIKES_STORAGE_KEY,
  LOCKED_COOKIE,
  type MessageId,
  POPUP_STORAGE_KEY,
  PURCHASE_STORAGE_PREFIX,
  REMEMBERED_MAX_AGE_S,
  VISIT_MAX_AGE_S,
  VISITOR_RECORD_MAX_AGE_S,
} from '@vitrine/model'
import type * as tables from './tables.ts'

type Fact = Extract<MessageId, `collectedData.fact.${string}`>

/** Names what each column of a table holds; null for one that only numbers rows. Every column has an entry. */
type Facts<Table extends keyof typeof tables> = Readonly<
  Record<keyof (typeof tables)[Table]['$inferSelect'], Fact | null>
>

const time = 'collectedData.fact.time'
const page = 'collectedData.fact.page'
const action = 'collectedData.fact.action'
const source = 'collectedData.fact.source'
const device = 'collectedData.fact.device'
const language = 'collectedData.fact.language'
const country = 'collectedData.fact.country'
const visitor = 'collectedData.fact.visitor'
const order = 'collectedData.fact.order'
const speed = 'collectedData.fact.speed'
const error = 'collectedData.fact.error'
const answer = 'collectedData.fact.answer'
const row = { siteId: null } as const

/** The tables with rows about a visit, and what their columns hold. */
const visitTables: {
  readonly hit: Facts<'hit'>
  readonly visit: Facts<'visit'>
  readonly openVisit: Facts<'openVisit'>
  readonly dropSample: Facts<'dropSample'>
} = {
  hit: {
    ...row,
    at: time,
    visitor,
    visit: visitor,
    kind: action,
    path: page,
    item: action,
    amount: action,
  },
  visit: {
    ...{ ...row, visit: visitor, visitor, consented: visitor, returningVisitor: visitor },
    ...{ startedAt: time, endedAt: time, views: action, steps: action, entry: page, exit: page },
    ...{ referrer: source, channel: source, campaign: source, device, browser: device },
    ...{ system: device, language, country, orderId: order },
  },
  dropSample: { ...row, id: null, at: time, reason: null, call: action, page, detail: source },
  openVisit: { ...row, visitor, visit: visitor, lastAt: time },
}

/** The tables with page speed and errors of scripts. */
const speedTables: {
  readonly speedDay: Facts<'speedDay'>
  readonly scriptError: Facts<'scriptError'>
  readonly scriptErrorDay: Facts<'scriptErrorDay'>
} = {
  speedDay: {
    ...{ ...row, day: speed, page: speed, device: speed, metric: speed, bucket: speed },
    ...{ total: speed, good: speed, poor: speed },
  },
  scriptError: {
    ...{ ...row, fingerprint: null, message: error, frame: error, stack: error, file: error },
    ...{ line: error, columnNumber: error, firstSeenAt: error, lastSeenAt: error },
  },
  scriptErrorDay: {
    ...{ ...row, day: error, fingerprint: null, browser: error, page: error, total: error },
  },
}

/** The tables with the answers to the cookie banner. */
const answerTables: {
  readonly cookieConsent: Facts<'cookieConsent'>
  readonly consentWording: Facts<'consentWording'>
} = {
  cookieConsent: {
    ...row,
    id: null,
    at: answer,
    accepted: answer,
    locale: answer,
    wording: answer,
  },
  consentWording: {
    ...{ ...row, wording: null, locale: answer, policy: answer, content: answer },
    ...{ acceptLabel: answer, declineLabel: answer, firstUsedAt: answer },
  },
}

/** The groups of tables whose rows are about visitors, by the title of their list. */
export const collectedTables = [
  { title: 'collectedData.visits', tables: visitTables },
  { title: 'collectedData.speed', tables: speedTables },
  { title: 'collectedData.answer', tables: answerTables },
] as const satisfies readonly {
  readonly title: MessageId
  readonly tables: Readonly<Record<string, Readonly<Record<string, Fact | null>>>>
}[]

/** Lists what the tables of a group hold, each once. */
export function listFacts(group: (typeof collectedTables)[number]): readonly Fact[] {
  const all = Object.values<Readonly<Record<string, Fact | null>>>(group.tables).flatMap(
    (columns) => Object.values(columns),
  )
  return [...new Set(all)].filter((fact) => fact !== null)
}

/** Something that is stored on the device of a visitor. */
export interface StoredItem {
  readonly names: readonly string[]
  readonly purpose: MessageId
  /** The lifetime in seconds, or the end of it. */
  readonly life: number | Extract<MessageId, `collectedData.life.${string}`>
}

const { analyticsId, expiration, sessionId, isFirstSession, hasLanded } = analyticsKeys
const { cart, hasCart, crumb, siteUserInfo, siteUserToken, siteUserCrumb } = cookieNames

/** The cookies and stored keys that pages of a site can set, those after consent first. */
export const storedItems: readonly StoredItem[] = [
  {
    names: [COOKIE_ALLOWED],
    purpose: 'collectedData.cookie.answer',
    life: COOKIE_ALLOWED_MAX_AGE_S,
  },
  {
    names: ['ss_cvr'],
    purpose: 'collectedData.cookie.visitor',
    life: VISITOR_RECORD_MAX_AGE_S,
  },
  { names: ['ss_cvt'], purpose: 'collectedData.cookie.visit', life: VISIT_MAX_AGE_S },
  {
    names: [analyticsId, expiration],
    purpose: 'collectedData.cookie.shop',
    life: ANALYTICS_MAX_AGE_S,
  },
  {
    names: [sessionId, isFirstSession],
    purpose: 'collectedData.cookie.session',
    life: 'collectedData.life.session',
  },
  {
    names: [hasLanded],
    purpose: 'collectedData.cookie.landed',
    life: 'collectedData.life.declined',
  },
  {
    names: [AD_CONSENT_COOKIE],
    purpose: 'collectedData.cookie.ads',
    life: COOKIE_ALLOWED_MAX_AGE_S,
  },
  {
    names: [AD_STORAGE_KEY],
    purpose: 'collectedData.cookie.adClick',
    life: 'collectedData.life.session',
  },
  { names: [cart, hasCart], purpose: 'collectedData.cookie.cart', life: CART_MAX_AGE_S },
  {
    names: [siteUserInfo, siteUserToken, siteUserCrumb],
    purpose: 'collectedData.cookie.signIn',
    life: REMEMBERED_MAX_AGE_S,
  },
  { names: [crumb], purpose: 'collectedData.cookie.form', life: 'collectedData.life.session' },
  {
    names: [LOCKED_COOKIE],
    purpose: 'collectedData.cookie.lock',
    life: 'collectedData.life.session',
  },
  {
    names: [POPUP_STORAGE_KEY, ANNOUNCEMENT_STORAGE_KEY],
    purpose: 'collectedData.cookie.closed',
    life: 'collectedData.life.cleared',
  },
  {
    names: [LIKES_STORAGE_KEY],
    purpose: 'collectedData.cookie.likes',
    life: 'collectedData.life.cleared',
  },
  {
    names: [`${PURCHASE_STORAGE_PREFIX}…`],
    purpose: 'collectedData.cookie.purchase',
    life: 'collectedData.life.cleared',
  },
]
