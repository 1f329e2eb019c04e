import { applyOps, diffOps, type LocaleChange, renameLocale } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { lockDraft, type LockedDraft, writeDraft } from '../drafts/change-store.ts'
import { getListing } from '../listing.ts'
import { applyPublication, type PublicationChange } from '../publishing/apply-publication.ts'
import { lockPublishing } from '../publishing/publish-store.ts'
import { insertVersion } from '../version-store.ts'
import {
  findPublishedBody,
  listAllIds,
  loadVersionBodies,
  renameEntries,
  updateVersionBody,
} from './language-store.ts'

/** Greater than any revision: no earlier change sets are loaded. */
const MAX_REVISION = 2_000_000_000

interface Renaming extends LocaleChange {
  readonly memberId: string
}

/**
 * Makes the texts of all documents in one language those of another: drafts, versions, what is published, scheduled
 * or in review. Each draft gets one change, with which concurrent changes merge; what is published keeps its times.
 * The site has the other language already. Throws what publishing throws.
 */
export async function renameDocumentsLocale(
  tx: Db,
  siteId: string,
  renaming: Renaming,
): Promise<void> {
  await lockPublishing(tx, siteId)
  const changes: PublicationChange[] = []
  for (const documentId of await listAllIds(tx, siteId))
    changes.push(...(await renameDocument(tx, siteId, { ...renaming, documentId })))
  await renameEntries(tx, siteId, renaming)
  if (changes.length === 0) return
  const label = `Language ${renaming.to}`
  await applyPublication(tx, siteId, changes, {
    action: 'publish',
    label,
    memberId: renaming.memberId,
  })
}

/** Renames the language in a draft and its versions. Returns the changes to what is published. */
async function renameDocument(
  tx: Db,
  siteId: string,
  { documentId, memberId, ...change }: Renaming & { readonly documentId: string },
): Promise<readonly PublicationChange[]> {
  // A client id of its own, so that its sequence numbers begin at 1.
  const clientId = `server-${newId()}`
  const draft = await lockDraft(tx, siteId, { documentId, clientId, base: MAX_REVISION })
  if (!draft) return []
  const current = await findPublishedBody(tx, siteId, { documentId, locale: change.from })
  for (const { id, body } of await loadVersionBodies(tx, siteId, documentId)) {
    const renamed = renameLocale(draft.kind, body, change)
    if (renamed !== body) await updateVersionBody(tx, siteId, { id, body: renamed })
  }
  const rev = await renameDraft(tx, siteId, { documentId, memberId, clientId, draft, change })
  if (!current) return []
  const body = renameLocale(draft.kind, current.body, change)
  // What was published as the draft is remains the draft.
  const published = {
    ...{ documentId, memberId, body, reason: 'publish' as const },
    rev: current.rev === draft.rev ? rev : current.rev,
  }
  // A version of its own: pages of another process may have the body of the former one in memory.
  const id = await insertVersion(tx, siteId, published)
  const { publishedAt, publishOn, collectionId } = current
  const { kind } = draft
  const version = { id, rev: published.rev, kind, collectionId, body }
  return [
    { documentId, locale: change.from, version: null },
    { documentId, locale: change.to, version, times: { publishedAt, publishOn } },
  ]
}

/** Renames the language in a draft. Returns its revision, which is a new one if the draft has such texts. */
async function renameDraft(
  tx: Db,
  siteId: string,
  input: {
    readonly documentId: string
    readonly memberId: string
    readonly clientId: string
    readonly draft: LockedDraft
    readonly change: LocaleChange
  },
): Promise<number> {
  const { documentId, memberId, clientId, draft, change } = input
  const renamed = renameLocale(draft.kind, draft.body, change)
  if (renamed === draft.body) return draft.rev
  const ops = diffOps(draft.body, renamed)
  const { body, inverse } = applyOps(draft.body, ops)
  const rev = draft.rev + 1
  const [command, label] = ['site.language', `change the language to ${change.to}`]
  await writeDraft(tx, siteId, {
    ...{ documentId, memberId, clientId, rev },
    bodyText: JSON.stringify(body),
    listing: getListing(body),
    changes: [{ rev, seq: 1, command, label, ops, inverse }],
  })
  return rev
}
