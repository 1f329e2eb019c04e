import type { Db } from '../../platform/db/db.ts'
import type { ReadOptions } from '../../content/documents/index.ts'
import { correctQuery, listDoubtfulWords } from './did-you-mean.ts'
import { type Marks, markMatches, type Piece, extractSnippet, extractStretch } from './highlight.ts'
import { listQueryWords, isAsking, type Query, parseQuery } from './query.ts'
import {
  type Count,
  type Filter,
  findEntries,
  type Found,
  type FoundEntry,
  findNearWords,
} from './search-store.ts'

export const PAGE_SIZE = 10
/** The maximum number of result pages. */
export const MAX_PAGES = 100
const NEWEST = 5

export interface Asking extends ReadOptions, Filter {
  readonly q: string
  /** The page of results, starting at 1. */
  readonly page: number
}

export interface Hit extends Omit<FoundEntry, 'title' | 'excerpt' | 'body'> {
  readonly title: string
  readonly titlePieces: readonly Piece[]
  readonly excerpt: string
  readonly excerptPieces: readonly Piece[]
}

export interface Answer {
  /** The query as typed, cut to its limit. */
  readonly query: string
  /** The query searched instead, if the original had no results; undefined otherwise. */
  readonly meant: string | undefined
  readonly hits: readonly Hit[]
  /** The number of results with the filter. */
  readonly total: number
  /** The numbers of results without the filter. */
  readonly counts: readonly Count[]
  readonly page: number
  readonly pageCount: number
  /** New content, if there are no results. */
  readonly newest: readonly Hit[]
}

/**
 * Runs a search with at most three statements: the query; without results, similar words; then
 * those. One more for a page number beyond the last.
 */
export async function find(db: Db, siteId: string, asking: Asking): Promise<Answer> {
  const query = parseQuery(asking.q)
  const found = isAsking(query) ? await runQuery(db, siteId, asking, query) : undefined
  if (found && found.counts.length > 0) return loadLastPage(db, siteId, asking, { query, found })

  const words = listDoubtfulWords(query)
  const { near, newest } = await findNearWords(db, siteId, { ...asking, words, newest: NEWEST })
  const meant = found && correctQuery(query, near)
  const instead = meant && (await runQuery(db, siteId, asking, meant))
  if (meant && instead && instead.counts.length > 0)
    return loadLastPage(db, siteId, asking, { query, meant, found: instead })
  return toAnswer(asking, { query, found, newest })
}

function runQuery(db: Db, siteId: string, asking: Asking, query: Query): Promise<Found> {
  const { locale, fallback, kind, collectionId, tag, page } = asking
  const stretchAsked = { kind, collectionId, tag, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  return findEntries(db, siteId, { locale, fallback, query, ...stretchAsked })
}

interface Looked {
  readonly query: Query
  readonly meant?: Query
  readonly found: Found | undefined
  readonly newest?: readonly FoundEntry[]
}

/** Returns the last page, if the requested one is beyond it. */
async function loadLastPage(
  db: Db,
  siteId: string,
  asking: Asking,
  looked: Looked,
): Promise<Answer> {
  const { pageCount, ...rest } = toAnswer(asking, looked)
  if (asking.page <= pageCount || pageCount === 0) return { ...rest, pageCount }
  const last = { ...asking, page: pageCount }
  const found = await runQuery(db, siteId, last, looked.meant ?? looked.query)
  return toAnswer(last, { ...looked, found })
}

function toAnswer({ kind, collectionId, page }: Asking, given: Looked): Answer {
  const { query, meant, found, newest = [] } = given
  const { counts = [], entries = [], stems = [] } = found ?? {}
  const total = counts
    .filter((one) => kind === undefined || one.kind === kind)
    .filter((one) => collectionId === undefined || one.collectionId === collectionId)
    .reduce((sum, { count }) => sum + count, 0)
  const marks = { words: listQueryWords(meant ?? query), stems }
  return {
    query: query.text,
    meant: meant?.text,
    hits: entries.map((entry) => toHit(entry, marks)),
    total,
    counts,
    page,
    pageCount: Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE)),
    newest: newest.map((entry) => toHit(entry, { words: [], stems: [] })),
  }
}

/** Returns a hit with the matching part of the excerpt or body, or its beginning. */
function toHit({ body, ...entry }: FoundEntry, marks: Marks): Hit {
  const pieces =
    extractSnippet(entry.excerpt, marks) ??
    extractSnippet(body, marks) ??
    markMatches(extractStretch(entry.excerpt || body), { words: [], stems: [] })
  return {
    ...entry,
    titlePieces: markMatches(entry.title, marks),
    excerpt: pieces.map(({ text }) => text).join(''),
    excerptPieces: pieces,
  }
}
