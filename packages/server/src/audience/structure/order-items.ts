import { orderingCodes } from '@vitrine/model'
import type { BodyOf, JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { type DraftRow, findDraft, loadItemIds } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { type Changed, changeDrafts } from './change-drafts.ts'
import { structureErrors } from './errors.ts'

/**
 * The maximum number of items in a collection with an order of its own.
 * @see platform spec §9 "max items in user-orderable collection 250"
 */
const MAX_ORDERED_ITEMS = 250

/**
 * Sets the order of a collection's items; items without a position follow. Other changes in the
 * page's draft are not published. Throws `structure.noCollection`, `.notOrdered`, `.tooManyItems`,
 * `.unknownItems`, and the errors of saving and publishing.
 */
export async function orderItems(
  db: Db,
  site: Site,
  given: {
    readonly collectionId: string
    readonly itemIds: readonly string[]
    readonly member: StaffMember | undefined
  },
): Promise<Changed> {
  const { collectionId, itemIds, member } = given
  const draft = await findCollectionDraft(db, site.id, collectionId)
  const { collection } = draft
  if (collection.ordering !== orderingCodes['user-orderable']) throw structureErrors.notOrdered()
  if (itemIds.length > MAX_ORDERED_ITEMS) throw structureErrors.tooManyItems()
  const known = await loadItemIds(db, site.id, collectionId)
  const isWhole = itemIds.every((id) => known.has(id)) && new Set(itemIds).size === itemIds.length
  if (!isWhole) throw structureErrors.unknownItems()
  // The body of the page with a different list.
  const body = { ...draft.body, collection: { ...collection, itemIds } } as unknown as JsonObject
  const by = { site, member, command: 'collection.order', label: 'Order of items' }
  return changeDrafts(db, [{ draft, body, mayWait: true }], by)
}

type Collection = NonNullable<BodyOf<'page'>['collection']>

/** Finds the draft of a page with items. Throws `structure.noCollection`. */
export async function findCollectionDraft(
  db: Db,
  siteId: string,
  collectionId: string,
): Promise<DraftRow & { readonly collection: Collection }> {
  const draft = await findDraft(db, siteId, { documentId: collectionId })
  if (draft?.kind !== 'page') throw structureErrors.noCollection()
  // It was validated when it was saved.
  const { collection } = draft.body as unknown as BodyOf<'page'>
  if (!collection) throw structureErrors.noCollection()
  return { ...draft, collection }
}
