import type { JsonObject } from '@vitrine/page'
import { updateTitle } from '../../../identity/sites/index.ts'
import { syncCollection, findCollection } from '../../../commerce/catalog/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { emitEvent } from '../../../platform/jobs/index.ts'
import {
  getDefaultLanguage,
  listAllLanguages,
  getLanguage,
  formatLocalePath,
  type SiteLanguage,
} from '../../../identity/multilingual/index.ts'
import { redirectMovedPages } from '../../redirects/index.ts'
import { documentErrors, createInvalidError } from '../errors.ts'
import type { PublishableVersion } from './publishable-version.ts'
import { assertPathAllowed, isStorePage, type Projection, computeProjection } from './projection.ts'
import { type PublicationEntryRow, insertPublication } from './publication-store.ts'
import {
  findPublishedCollection,
  deletePublished,
  findPathConflicts,
  updateItemPaths,
  upsertPublished,
  findPublished,
} from './publish-store.ts'
import { type PublicationAction, UNORDERED_INDEX } from '../tables.ts'
import type { DocumentLocale } from '../document-locale.ts'

/** A document in one language, with the version to publish; null to unpublish it. */
export interface PublicationChange extends DocumentLocale {
  readonly version: PublishableVersion | null
  /** The original times of an imported document. */
  readonly times?: { readonly publishedAt: Date; readonly publishOn: Date }
}

/** The action and the author of a publication; `takesBack` is the publication that it rolls back. */
export interface PublicationMeta {
  readonly action: PublicationAction
  readonly label: string
  readonly memberId: string | null
  readonly takesBack?: string
}

/**
 * Applies changes to what is published, in the given transaction: paths, the items of collections,
 * redirects, the row of a store page, the record. Returns the id of the publication. The caller holds
 * `lockPublishing`.
 *
 * Throws `documents.noLanguage`, `.notWritten`, `.invalid`, `.reservedPath`, `.pathTaken`.
 */
export async function applyPublication(
  tx: Db,
  siteId: string,
  changes: readonly PublicationChange[],
  meta: PublicationMeta,
): Promise<string> {
  const run = new PublicationRun(tx, siteId, await listAllLanguages(tx, siteId), meta)
  for (const change of sortChanges(changes)) await run.apply(change)
  await run.assertUniquePaths()
  await run.saveRedirects()
  return run.saveRecord()
}

/** Sorts changes: removals free their paths first, and collections come before their items. */
function sortChanges(changes: readonly PublicationChange[]): readonly PublicationChange[] {
  const rank = ({ version }: PublicationChange) =>
    version === null ? 0 : version.kind === 'item' ? 2 : 1
  return changes.toSorted((a, b) => rank(a) - rank(b))
}

interface PathMove {
  readonly locale: string
  readonly from: string
  readonly to: string
}

/** The maximum length of a site's title, in characters. */
const MAX_TITLE_LENGTH = 200
/** The maximum number of moved items that are redirected, as the number of redirects of a site is limited. */
const MAX_REDIRECTED_ITEMS = 2_000

class PublicationRun {
  readonly #tx: Db
  readonly #siteId: string
  readonly #languages: readonly SiteLanguage[]
  readonly #meta: PublicationMeta
  readonly #now = new Date()
  readonly #entries: PublicationEntryRow[] = []
  readonly #moves: PathMove[] = []
  /** The moves of items with their collection. */
  readonly #itemMoves: PathMove[] = []

  constructor(tx: Db, siteId: string, languages: readonly SiteLanguage[], meta: PublicationMeta) {
    this.#tx = tx
    this.#siteId = siteId
    this.#languages = languages
    this.#meta = meta
  }

  async apply({ documentId, locale, version, times }: PublicationChange): Promise<void> {
    const before = await findPublished(this.#tx, this.#siteId, { documentId, locale })
    const path = version
      ? await this.#publish({ documentId, locale }, version, {
          publishedAt: times?.publishedAt ?? this.#now,
          publishOn: times?.publishOn ?? before?.publishOn ?? this.#now,
        })
      : await this.#unpublish({ documentId, locale })
    // An archive has the title of its site.
    if (version?.kind === 'site-settings' && !times) await this.#syncSiteTitle(locale, version.body)
    this.#entries.push({
      documentId,
      locale,
      beforeVersionId: before?.versionId ?? null,
      beforeRev: before?.rev ?? null,
      beforePath: before?.path ?? null,
      versionId: version?.id ?? null,
      rev: version?.rev ?? null,
      path,
    })
    addMove(this.#moves, locale, before?.path ?? null, path)
  }

  async #publish(
    key: DocumentLocale,
    version: PublishableVersion,
    times: NonNullable<PublicationChange['times']>,
  ): Promise<string | null> {
    const { documentId, locale } = key
    if (getLanguage(this.#languages, locale)?.tag !== locale)
      throw documentErrors.noLanguage({ details: { locale } })
    const { publishOn, isAddressed, description, collection, ...columns } = computeProjection(
      version.kind,
      version.body,
      locale,
    )
    const projection = { publishOn, isAddressed, description, collection, ...columns }
    const { path, displayIndex } = await this.#computePath(key, version, projection)
    await upsertPublished(this.#tx, this.#siteId, {
      ...columns,
      documentId,
      locale,
      path,
      displayIndex,
      versionId: version.id,
      rev: version.rev,
      kind: version.kind,
      collectionId: version.collectionId,
      publishOn: publishOn ?? times.publishOn,
      publishedAt: times.publishedAt,
      publishedBy: this.#meta.memberId,
    })
    if (collection) await this.#moveItems({ ...key, path, itemIds: collection.itemIds ?? [] })
    if (isStorePage(projection)) await this.#syncStorePage(key, projection, path)
    return path
  }

  async #unpublish(key: DocumentLocale): Promise<null> {
    await deletePublished(this.#tx, this.#siteId, key)
    await this.#moveItems({ ...key, path: null, itemIds: [] })
    await this.#syncStorePage(key, undefined, null)
    return null
  }

  async #computePath(
    { documentId, locale }: DocumentLocale,
    version: PublishableVersion,
    projection: Projection,
  ) {
    const unplaced = { path: null, displayIndex: UNORDERED_INDEX }
    if (version.collectionId !== null) {
      const collectionKey = { documentId: version.collectionId, locale }
      const collection = await findPublishedCollection(this.#tx, this.#siteId, collectionKey)
      const position = collection?.itemIds.indexOf(documentId) ?? -1
      const displayIndex = position < 0 ? UNORDERED_INDEX : position + 1
      if (!collection || collection.path === null) return { path: null, displayIndex }
      const path =
        collection.path === '' ? projection.slug : `${collection.path}/${projection.slug}`
      return { path: this.#assertPathAllowed(path), displayIndex }
    }
    if (!projection.isAddressed) return unplaced
    await this.#assertNoStorePage(documentId, locale, projection.slug)
    return { ...unplaced, path: this.#assertPathAllowed(projection.slug) }
  }

  #assertPathAllowed(path: string): string {
    const prefixes = this.#languages.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]))
    assertPathAllowed(path, prefixes)
    return path
  }

  /** Throws if a store page without a document has the path. */
  async #assertNoStorePage(documentId: string, locale: string, path: string): Promise<void> {
    if (locale !== this.#defaultLocale) return
    const store = await findCollection(this.#tx, this.#siteId, path)
    if (store && store.id !== documentId) throw createPathTakenError(path, store.title)
  }

  async #moveItems(input: Parameters<typeof updateItemPaths>[2]): Promise<void> {
    const moved = await updateItemPaths(this.#tx, this.#siteId, input)
    for (const { before, path } of moved) addMove(this.#itemMoves, input.locale, before, path)
  }

  /** Updates the catalog row of a store page, which has the texts of the site's default language. */
  async #syncStorePage(
    { documentId: id, locale }: DocumentLocale,
    projection: Projection | undefined,
    path: string | null,
  ): Promise<void> {
    if (locale !== this.#defaultLocale) return
    if (path !== null && (path.length < 3 || path.length > 200))
      throw createInvalidError({
        path: ['meta', locale, 'slug'],
        message: 'The address of a store page must have 3 to 200 characters.',
      })
    const page =
      projection && path !== null
        ? { urlId: path, title: projection.title, description: projection.description }
        : undefined
    await syncCollection(this.#tx, this.#siteId, { id, page })
  }

  /** Renames the site, as studio, emails and archives show its title in the site's own language. */
  async #syncSiteTitle(locale: string, body: JsonObject): Promise<void> {
    const titles = body['siteTitle'] as Readonly<Record<string, string>> // by its schema
    const title = titles[locale]?.trim().slice(0, MAX_TITLE_LENGTH)
    if (locale === this.#defaultLocale && title) await updateTitle(this.#tx, this.#siteId, title)
  }

  get #defaultLocale(): string {
    return getDefaultLanguage(this.#languages).tag
  }

  /** Throws if two documents share a path; checked at the end, as two may have exchanged theirs. */
  async assertUniquePaths(): Promise<void> {
    const ids = this.#entries.map(({ documentId }) => documentId)
    const [conflict] = await findPathConflicts(this.#tx, this.#siteId, ids)
    if (conflict) throw createPathTakenError(conflict.path, conflict.title)
  }

  async saveRedirects(): Promise<void> {
    const toAddress = (locale: string, path: string) =>
      formatLocalePath(this.#languages, locale, `/${path}`)
    const moves = this.#allMoves.map(({ locale, from, to }) => ({
      from: toAddress(locale, from),
      to: toAddress(locale, to),
    }))
    await redirectMovedPages(this.#tx, this.#siteId, moves)
  }

  get #allMoves(): readonly PathMove[] {
    return [...this.#moves, ...this.#itemMoves.slice(0, MAX_REDIRECTED_ITEMS)]
  }

  async saveRecord(): Promise<string> {
    const id = newId()
    const { action, label, memberId, takesBack = null } = this.#meta
    const row = { id, action, label, takesBack, publishedBy: memberId, publishedAt: this.#now }
    await insertPublication(this.#tx, this.#siteId, row, this.#entries)
    await emitEvent(this.#tx, this.#siteId, {
      topic: 'documents.published',
      dedupe: `documents.published:${id}`,
      payload: { publicationId: id, changed: this.#entries, moved: this.#allMoves },
    })
    return id
  }
}

function addMove(moves: PathMove[], locale: string, from: string | null, to: string | null): void {
  if (from !== null && to !== null && from !== to) moves.push({ locale, from, to })
}

function createPathTakenError(path: string, title: string) {
  const message = `The page “${title}” already has the URL /${path}. Choose a different URL.`
  return documentErrors.pathTaken({ details: { message } })
}
