import { getShopperFields } from './shopper.ts'
import type { EventFields } from './client.ts'

/** Builds the payload of related items that were seen. */
export function buildRelatedItems(itemIds: readonly string[], cartId: string): EventFields {
  return { ...getShopperFields(), item_ids: itemIds, cart_id: cartId }
}

/** A name with its id. */
interface Named {
  readonly id: string
  readonly name: string
}

/** Builds the payload of reviews that were opened. */
export function buildReviewsTab(tab: {
  readonly item: Named
  readonly categories: readonly Named[]
  readonly collection: Named
  readonly type: string
}): EventFields {
  const { item, categories, collection, type } = tab
  return {
    ...getShopperFields(),
    item_id: item.id,
    item_name: item.name,
    category_ids: categories.map(({ id }) => id),
    category_names: categories.map(({ name }) => name),
    collection_id: collection.id,
    collection_name: collection.name,
    tab_type: type,
  }
}

/** Builds the payload of a video collection, of gated content and of the video paywall. */
export function buildVideoCollection(video: {
  readonly collectionId: string | undefined
  readonly itemId: string | undefined
  readonly accessStatus: string
}): EventFields {
  return {
    ...getShopperFields(),
    content_collection_id: video.collectionId,
    content_item_id: video.itemId,
    viewer_access_status: video.accessStatus,
    page_path: location.pathname,
  }
}
