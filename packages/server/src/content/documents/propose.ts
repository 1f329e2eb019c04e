import type { ProposalReason } from '@vitrine/contract'
import type { JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { candidatesOf, type Candidate, singlesOfSite } from './propose-store.ts'
import { eachOnce } from './publish.ts'
import type { Place } from './publish-store.ts'
import { whole } from './create-document.ts'

export interface Proposed extends Place, Candidate {
  readonly reason: ProposalReason
}

/**
 * Which other drafts should be published with these, each with the first reason there is: what an item or
 * a link would lead into nothing without, and what the site has never shown. Only proposed, never forced.
 */
export async function proposeWith(
  db: Db,
  siteId: string,
  entries: readonly Place[],
): Promise<readonly Proposed[]> {
  const proposed = new Map<string, Proposed>()
  const places = eachOnce(entries)
  for (const locale of new Set(places.map((place) => place.locale))) {
    const ids = places.flatMap((place) => (place.locale === locale ? [place.documentId] : []))
    for (const { reason, candidate } of await proposedIn(db, siteId, { locale, ids })) {
      const key = `${candidate.documentId} ${locale}`
      if (!ids.includes(candidate.documentId) && !proposed.has(key))
        proposed.set(key, { ...candidate, locale, reason })
    }
  }
  return [...proposed.values()]
}

interface Reasoned {
  readonly reason: ProposalReason
  readonly candidate: Candidate
}

async function proposedIn(
  db: Db,
  siteId: string,
  { locale, ids }: { readonly locale: string; readonly ids: readonly string[] },
): Promise<readonly Reasoned[]> {
  const reasons: { readonly reason: ProposalReason; readonly id: string }[] = []
  for (const id of ids) {
    const { kind, collectionId, body } = await whole(db, siteId, id)
    if (collectionId !== null) reasons.push({ reason: 'collection', id: collectionId })
    const reason = kind === 'navigation' ? 'linked-from-navigation' : 'linked'
    for (const linked of linksIn(body)) reasons.push({ reason, id: linked })
  }
  const found = await candidatesOf(db, siteId, {
    locale,
    ids: reasons.map(({ id }) => id),
  })
  const unseen = reasons.flatMap(({ reason, id }) => {
    const candidate = found.find(({ documentId }) => documentId === id)
    return candidate && candidate.publishedRev === null ? [{ reason, candidate }] : []
  })
  const singles = await singlesOfSite(db, siteId, locale)
  const menus = singles.flatMap(({ body, ...candidate }): readonly Reasoned[] => {
    if (candidate.publishedRev === null) return [{ reason: 'never-published', candidate }]
    const hasNews = candidate.kind === 'navigation' && candidate.publishedRev !== candidate.rev
    const names = hasNews && linksIn(body).some((id) => ids.includes(id))
    return names ? [{ reason: 'navigation', candidate }] : []
  })
  return [...unseen, ...menus]
}

/** The ids of documents that a body leads to: links, entries of menus, what a folder holds. */
export function linksIn(body: JsonObject): readonly string[] {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('kind' in value && value.kind === 'document' && 'id' in value && isText(value.id))
      found.add(value.id)
    if ('pageId' in value && isText(value.pageId)) found.add(value.pageId)
    if ('pageIds' in value && Array.isArray(value.pageIds))
      for (const id of value.pageIds) if (isText(id)) found.add(id)
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(body)
  return [...found]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
