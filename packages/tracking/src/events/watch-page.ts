import type { ShopperEvent, ShopProduct } from '@vitrine/model'
import { ACCESS_DENIED, getPageContext } from '../page.ts'
import { getVisitorRecord } from '../visitor.ts'
import { recordEvent } from './legacy.ts'
import { buildRelatedItems, buildReviewsTab, buildVideoCollection } from './page-payloads.ts'
import { track } from './track.ts'

/**
 * Records that a visitor met lessons, or the wall before them, which guards other content, too.
 *
 * @see storefront spec §2 "video-paywall visitor tracking", platform spec §3 "video collections", §7 "gated content"
 */
export function recordVideoPage(): void {
  const { pageType, collection, item } = getPageContext()
  const isDenied = pageType === ACCESS_DENIED
  const accessStatus = isDenied ? 'denied' : 'granted'
  const video = { collectionId: collection?.id, itemId: item?.id, accessStatus }
  const names: readonly ShopperEvent[] = [
    isDenied ? 'gated_content' : 'video_collections',
    'video_paywall',
  ]
  if (getVisitorRecord() !== '') recordEvent('video-paywall-visitor', { itemId: item?.id })
  for (const name of names) track(name, () => buildVideoCollection(video))
}

/**
 * Records the related items and the reviews of a product once the visitor sees them.
 *
 * @see platform spec §3 "related items", "reviews tab"
 */
export function watchProductPage(product: ShopProduct, getCartId: () => string): void {
  whenSeen('.related', (list) => {
    const cards = list.querySelectorAll<HTMLElement>('[data-product-id]')
    const ids = [...cards].map(({ dataset }) => dataset['productId'] ?? '')
    if (ids.length > 0) track('related_items', () => buildRelatedItems(ids, getCartId()))
  })
  whenSeen('#reviews', () => {
    const { id, name, categories } = product
    const { id: collectionId = '', title = '' } = getPageContext().collection ?? {}
    const collection = { id: collectionId, name: title }
    const tab = { item: { id, name }, categories, collection, type: 'product-reviews' }
    track('reviews_tab', () => buildReviewsTab(tab))
  })
}

/** Calls back once an element of the page is first seen; not at all if the page has none. */
function whenSeen(selector: string, callBack: (element: Element) => void): void {
  const element = document.querySelector(selector)
  if (!element) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    callBack(element)
  })
  observer.observe(element)
}
