import { type BodyOf, type JsonObject, MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '@vitrine/page'
import { countTerms, type DraftRow, listItemDrafts } from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { type Changed, changeDrafts, type DraftChange } from './change-drafts.ts'
import { structureErrors } from './errors.ts'
import { findCollectionDraft } from './order-items.ts'
import { lockWords } from './structure-store.ts'

/** The items that are read at a time. */
const BATCH = 100

interface WordChange {
  readonly collectionId: string
  readonly kind: 'tag' | 'category'
  readonly names: readonly string[]
  /** The name that replaces them; null to remove them. */
  readonly to: string | null
  readonly member: StaffMember | undefined
}

interface ChangedWords {
  /** The number of items that had one of the names. */
  readonly items: number
  /** Whether visitors see all of them; otherwise some wait for publication with other changes. */
  readonly published: boolean
  /** The number of items that could not be saved or published, such as one with an issue. */
  readonly failed: number
}

/** The items that were changed so far, and the id of the last one; null when there are no more. */
interface Progress extends ChangedWords {
  readonly last: string | null | undefined
}

/**
 * Renames a tag or category in all items of a collection, replaces several by one, or removes them. An item without other
 * unpublished changes is published, if the member may. Each item is saved by itself, so one that fails keeps no other from
 * its change; repeated with the names that remain and the new one, the change is completed. Throws `structure.noCollection`,
 * `.unknownWord`, `.wordExists` and `.wordTooLong`.
 */
export async function changeWords(db: Db, site: Site, change: WordChange): Promise<ChangedWords> {
  await findCollectionDraft(db, site.id, change.collectionId)
  // Of two changes to one new name, the second finds it at the first item that the other changed.
  let done = await transact(db, async (tx) => {
    await lockWords(tx, site.id, change.collectionId)
    await assertName(tx, site.id, change)
    let first: Progress = { items: 0, published: true, failed: 0, last: undefined }
    while (first.items === 0 && first.last !== null)
      first = await changeNext(tx, site, change, first, 1)
    return first
  })
  while (done.last !== null) done = await changeNext(db, site, change, done, BATCH)
  const { items, published, failed } = done
  if (items + failed === 0) throw structureErrors.unknownWord()
  return { items, published, failed }
}

/** Changes the next items, at most `limit`. */
async function changeNext(
  db: Db,
  site: Site,
  { collectionId, kind, names, to, member }: WordChange,
  before: Progress,
  limit: number,
): Promise<Progress> {
  const removed = names.filter((name) => name !== to)
  const by = { site, member, ...describeChange(kind, removed, to) }
  const list = kind === 'tag' ? 'tags' : 'categories'
  const after = before.last ?? undefined
  const drafts = await listItemDrafts(db, site.id, {
    collectionId,
    list,
    names: removed,
    after,
    limit,
  })
  let { items, published, failed } = before
  for (const draft of drafts) {
    const body = replaceWords(draft, list, { removed, to })
    const changed = await tryToChange(db, { draft, body, mayWait: true }, by)
    items += changed ? 1 : 0
    failed += changed ? 0 : 1
    published &&= changed?.published ?? false
  }
  return { items, published, failed, last: drafts.at(-1)?.documentId ?? null }
}

/** Changes one item. Resolves to undefined if it was rejected. */
async function tryToChange(
  db: Db,
  change: DraftChange,
  by: Parameters<typeof changeDrafts>[2],
): Promise<Changed | undefined> {
  try {
    return await changeDrafts(db, [change], by)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Throws unless `to` may replace the names: an existing name must be one of them. */
async function assertName(
  db: Db,
  siteId: string,
  { collectionId, kind, names, to }: Omit<WordChange, 'member'>,
): Promise<void> {
  if (to === null || names.includes(to)) return
  const maximum = kind === 'tag' ? MAX_TAG_LENGTH : MAX_CATEGORY_LENGTH
  if (to.length > maximum) throw structureErrors.wordTooLong({ params: { maximum } })
  const known = await countTerms(db, siteId, collectionId)
  if (known.some((word) => word.kind === kind && word.name === to && word.drafts > 0))
    throw structureErrors.wordExists({ params: { tagType: kind } })
}

/** Returns the body of an item with the new name at the place of the first one that it replaces. */
function replaceWords(
  { body }: DraftRow,
  list: 'tags' | 'categories',
  { removed, to }: { readonly removed: readonly string[]; readonly to: string | null },
): JsonObject {
  // It was validated when it was saved.
  const words = (body as unknown as BodyOf<'item'>)[list]
  const replaced = words.flatMap((word) =>
    removed.includes(word) ? (to === null ? [] : [to]) : [word],
  )
  return { ...body, [list]: [...new Set(replaced)] }
}

function describeChange(
  kind: WordChange['kind'],
  removed: readonly string[],
  to: string | null,
): { readonly command: string; readonly label: string } {
  const names = removed.map((name) => `“${name}”`).join(', ')
  const command = to === null ? 'item.remove-word' : 'item.rename-word'
  const label = to === null ? `Remove ${kind} ${names}` : `Rename ${kind} ${names} to “${to}”`
  return { command, label: label.slice(0, 100) }
}
