import type { ProposalReason } from '@vitrine/contract'
import type { JsonObject } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { loadCandidates, type Candidate, loadSingleCandidates } from './suggestion-store.ts'
import { uniqueEntries, type DocumentLocale } from '../document-locale.ts'
import { loadDocument } from '../load-document.ts'

export interface SuggestedDraft extends DocumentLocale, Candidate {
  readonly reason: ProposalReason
}

/**
 * Suggests other drafts to publish with these, each with one reason: collections and link targets that are
 * not published, menus that name a published page, and site documents that were never published.
 */
export async function suggestDrafts(
  db: Db,
  siteId: string,
  entries: readonly DocumentLocale[],
): Promise<readonly SuggestedDraft[]> {
  const suggested = new Map<string, SuggestedDraft>()
  const unique = uniqueEntries(entries)
  for (const locale of new Set(unique.map((entry) => entry.locale))) {
    const ids = unique.flatMap((entry) => (entry.locale === locale ? [entry.documentId] : []))
    for (const { reason, candidate } of await suggestInLocale(db, siteId, { locale, ids })) {
      const key = `${candidate.documentId} ${locale}`
      if (!ids.includes(candidate.documentId) && !suggested.has(key))
        suggested.set(key, { ...candidate, locale, reason })
    }
  }
  return [...suggested.values()]
}

interface Suggestion {
  readonly reason: ProposalReason
  readonly candidate: Candidate
}

async function suggestInLocale(
  db: Db,
  siteId: string,
  { locale, ids }: { readonly locale: string; readonly ids: readonly string[] },
): Promise<readonly Suggestion[]> {
  const reasons: { readonly reason: ProposalReason; readonly id: string }[] = []
  for (const id of ids) {
    const { kind, collectionId, body } = await loadDocument(db, siteId, id)
    if (collectionId !== null) reasons.push({ reason: 'collection', id: collectionId })
    const reason = kind === 'navigation' ? 'linked-from-navigation' : 'linked'
    for (const linked of getLinkedIds(body)) reasons.push({ reason, id: linked })
  }
  const candidates = await loadCandidates(db, siteId, {
    locale,
    ids: reasons.map(({ id }) => id),
  })
  const unpublished = reasons.flatMap(({ reason, id }) => {
    const candidate = candidates.find(({ documentId }) => documentId === id)
    return candidate && candidate.publishedRev === null ? [{ reason, candidate }] : []
  })
  const singles = await loadSingleCandidates(db, siteId, locale)
  const menus = singles.flatMap(({ body, ...candidate }): readonly Suggestion[] => {
    if (candidate.publishedRev === null) return [{ reason: 'never-published', candidate }]
    const hasChanges = candidate.kind === 'navigation' && candidate.publishedRev !== candidate.rev
    const linksToEntry = hasChanges && getLinkedIds(body).some((id) => ids.includes(id))
    return linksToEntry ? [{ reason: 'navigation', candidate }] : []
  })
  return [...unpublished, ...menus]
}

/** Returns the ids of the documents that a body links to: links, menu entries, pages of a folder. */
function getLinkedIds(body: JsonObject): readonly string[] {
  const ids = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('kind' in value && value.kind === 'document' && 'id' in value && isText(value.id))
      ids.add(value.id)
    if ('pageId' in value && isText(value.pageId)) ids.add(value.pageId)
    if ('pageIds' in value && Array.isArray(value.pageIds))
      for (const id of value.pageIds) if (isText(id)) ids.add(id)
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(body)
  return [...ids]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
