import type {
  Body,
  EventContent,
  HitData,
  recordButtonClick,
  recordFormRender,
  recordOverlay,
} from '@vitrine/contract'
import { recordTypeCodes, visitorEventCodes } from '@vitrine/model'
import type { NewEvent } from './event.ts'
import { type HitKind, hitKinds, stepBits } from './kinds.ts'

type PageFields = Pick<
  HitData,
  | 'websiteId'
  | 'url'
  | 'referrer'
  | 'clientDate'
  | 'pageLoadId'
  | 'sequence'
  | 'viewportInnerWidth'
  | 'viewportInnerHeight'
  | 'screenWidth'
  | 'screenHeight'
  | 'recordType'
  | 'itemId'
>

/** Returns the fields that every event of a page has. */
function toPageEvent(fields: PageFields, visitorCookie: string | null | undefined) {
  const { websiteId, url, referrer, clientDate, pageLoadId, sequence } = fields
  const hasId = typeof pageLoadId === 'string' && typeof sequence === 'number'
  return {
    websiteId,
    url,
    referrer: referrer ?? undefined,
    clientDate: clientDate ?? undefined,
    id: hasId ? `${pageLoadId} ${sequence}` : undefined,
    visitorCookie: visitorCookie ?? undefined,
    isImpossible: fields.viewportInnerWidth === 0 || fields.viewportInnerHeight === 0,
    hasDefaultScreen: fields.screenWidth === 800 && fields.screenHeight === 600,
  }
}

/** Returns the event of `RecordHit`. */
export function toHit(
  code: number,
  data: HitData,
  visitorCookie: string | null | undefined,
): NewEvent {
  const page = toPageEvent(data, visitorCookie)
  switch (code) {
    case visitorEventCodes['site-search']: {
      const item = { kind: 'search', text: (data.searchQuery ?? '').trim().toLowerCase() } as const
      return {
        ...page,
        kind: hitKinds.search,
        item,
        amount: data.searchResults ?? undefined,
        steps: stepBits.search,
      }
    }
    case visitorEventCodes.heartbeat:
      return { ...page, kind: hitKinds.heartbeat, amount: data.seconds ?? undefined }
    case visitorEventCodes.audio:
    case visitorEventCodes.video: {
      const item = { kind: 'item', text: data.mediaTitle || data.mediaId || '' } as const
      const kind = getMediaKind(code, data.mediaAction ?? 'play')
      return { ...page, kind, item, amount: data.mediaPosition ?? undefined }
    }
    default:
      return { ...page, kind: hitKinds.pageView, steps: getPageSteps(data) }
  }
}

function getMediaKind(code: number, action: 'play' | 'progress' | 'complete'): HitKind {
  const isAudio = code === visitorEventCodes.audio
  if (action === 'progress') return hitKinds.mediaProgress
  if (action === 'play') return isAudio ? hitKinds.audio : hitKinds.video
  return isAudio ? hitKinds.audioComplete : hitKinds.videoComplete
}

/** Returns the steps of the funnel that a page is: a product, the cart, or the checkout. */
function getPageSteps({ url, recordType, itemId }: HitData): number {
  if (recordType === recordTypeCodes['store-item'] && itemId) return stepBits.product
  return /^(?:https?:\/\/[^/]+)?\/(?:[a-z-]+\/)?checkout(?:[/?#]|$)/i.test(url)
    ? stepBits.checkout
    : 0
}

export function toButton(kind: HitKind, body: Body<typeof recordButtonClick>): NewEvent {
  const item = { kind: 'item', text: body.label.trim() } as const
  return { ...toPageEvent(body, body.visitorCookie), kind, item }
}

export function toForm(body: Body<typeof recordFormRender>): NewEvent {
  const kind = body.action === 'render' ? hitKinds.formRender : hitKinds.formStart
  return {
    ...toPageEvent(body, body.visitorCookie),
    kind,
    item: { kind: 'item', text: body.formId },
  }
}

const OVERLAY_KINDS = {
  shown: hitKinds.overlayShown,
  closed: hitKinds.overlayClosed,
  submitted: hitKinds.overlaySubmitted,
} as const

export function toOverlay(body: Body<typeof recordOverlay>): NewEvent {
  const item = { kind: 'item', text: body.overlayId || 'popup' } as const
  return { ...toPageEvent(body, body.visitorCookie), kind: OVERLAY_KINDS[body.action], item }
}

/** The steps that events of products are. */
const EVENT_STEPS: Readonly<Record<string, number>> = {
  product_view: stepBits.product,
  'view-product': stepBits.product,
  'visit-product-page': stepBits.product,
  add_to_cart: stepBits.cart,
  'add-to-cart': stepBits.cart,
}

export function getEventSteps(name: string): number {
  return EVENT_STEPS[name] ?? 0
}

/** Returns the event of the event client. */
export function toSchemaEvent(
  { name, kind }: { readonly name: string; readonly kind: HitKind },
  content: EventContent,
  page: string,
): NewEvent {
  const path = content.page_path ?? undefined
  const item = content.item_id ?? content.content_item_id ?? ''
  return {
    websiteId: content.context_website_id ?? content.website_id ?? undefined,
    kind,
    url: path === undefined ? page : `${path}${content.page_query_params ?? ''}`,
    item: { kind: 'item', text: item },
    referrer: content.page_referrer_url ?? undefined,
    clientDate: content.event_timestamp ?? undefined,
    steps: getEventSteps(name),
    visitorCookie: content.visitor_cookie ?? undefined,
  }
}
