import { bringCollection, collectionAt } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { tell } from '../../platform/jobs/index.ts'
import {
  defaultOf,
  everyLanguage,
  languageOf,
  localePath,
  type SiteLanguage,
} from '../../identity/multilingual/index.ts'
import { redirectMoved } from '../redirects/index.ts'
import { documentErrors, invalid } from './errors.ts'
import type { Frozen } from './freeze.ts'
import { assertFree, isShop, type Projection, projectionOf } from './projection.ts'
import { type EntryRow, putPublication } from './publication-store.ts'
import {
  collectionShown,
  dropPublished,
  meetings,
  type Place,
  placeItems,
  putPublished,
  shownOf,
  UNORDERED,
} from './publish-store.ts'
import type { PublicationAction } from './tables.ts'

/** A document in one language, and the version of it that visitors are to see; null for none. */
export interface Change extends Place {
  readonly version: Frozen | null
  /** Of a document that comes from elsewhere: when it was published there. */
  readonly times?: { readonly publishedAt: Date; readonly publishOn: Date }
}

export interface Meta {
  readonly action: PublicationAction
  readonly label: string
  readonly memberId: string | null
  readonly takesBack?: string
}

/**
 * Makes visitors see exactly what `changes` say, in the transaction it is given: addresses, the items
 * below a collection, redirects, the shop's own row, the record. The id of the publication. The caller
 * holds `lockPublishing`.
 *
 * Throws `documents.noLanguage`, `.notWritten`, `.invalid`, `.reservedPath`, `.pathTaken`.
 */
export async function applySet(
  tx: Db,
  siteId: string,
  changes: readonly Change[],
  meta: Meta,
): Promise<string> {
  const run = new Run(tx, siteId, await everyLanguage(tx, siteId), meta)
  for (const change of inTurn(changes)) await run.apply(change)
  await run.assertAlone()
  await run.redirect()
  return run.record()
}

/** A collection before what is in it, which stands below it; what goes makes room first. */
function inTurn(changes: readonly Change[]): readonly Change[] {
  const rank = ({ version }: Change) => (version === null ? 0 : version.kind === 'item' ? 2 : 1)
  return changes.toSorted((a, b) => rank(a) - rank(b))
}

interface Move {
  readonly locale: string
  readonly from: string
  readonly to: string
}

/** A site keeps some thousand redirects of its own making: of a large collection the latest items count. */
const MOST_REDIRECTED = 2_000

class Run {
  readonly #tx: Db
  readonly #siteId: string
  readonly #languages: readonly SiteLanguage[]
  readonly #meta: Meta
  readonly #at = new Date()
  readonly #entries: EntryRow[] = []
  /** Those of the set, and the items that moved with their collection. */
  readonly #moved: Move[] = []
  readonly #movedBelow: Move[] = []

  constructor(tx: Db, siteId: string, languages: readonly SiteLanguage[], meta: Meta) {
    this.#tx = tx
    this.#siteId = siteId
    this.#languages = languages
    this.#meta = meta
  }

  async apply({ documentId, locale, version, times }: Change): Promise<void> {
    const before = await shownOf(this.#tx, this.#siteId, { documentId, locale })
    const path = version
      ? await this.#show({ documentId, locale }, version, {
          publishedAt: times?.publishedAt ?? this.#at,
          publishOn: times?.publishOn ?? before?.publishOn ?? this.#at,
        })
      : await this.#hide({ documentId, locale })
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
    note(this.#moved, locale, before?.path ?? null, path)
  }

  async #show(
    at: Place,
    version: Frozen,
    times: NonNullable<Change['times']>,
  ): Promise<string | null> {
    const { documentId, locale } = at
    if (languageOf(this.#languages, locale)?.tag !== locale)
      throw documentErrors.noLanguage({ details: { locale } })
    const { publishOn, isAddressed, description, collection, ...columns } = projectionOf(
      version.kind,
      version.body,
      locale,
    )
    const projection = { publishOn, isAddressed, description, collection, ...columns }
    const { path, displayIndex } = await this.#placeOf(at, version, projection)
    await putPublished(this.#tx, this.#siteId, {
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
    if (collection) await this.#placeItems({ ...at, path, itemIds: collection.itemIds ?? [] })
    if (isShop(projection)) await this.#bringShop(at, projection, path)
    return path
  }

  async #hide(at: Place): Promise<null> {
    await dropPublished(this.#tx, this.#siteId, at)
    await this.#placeItems({ ...at, path: null, itemIds: [] })
    await this.#bringShop(at, undefined, null)
    return null
  }

  async #placeOf({ documentId, locale }: Place, version: Frozen, said: Projection) {
    const alone = { path: null, displayIndex: UNORDERED }
    if (version.collectionId !== null) {
      const below = { documentId: version.collectionId, locale }
      const collection = await collectionShown(this.#tx, this.#siteId, below)
      const place = collection?.itemIds.indexOf(documentId) ?? -1
      const displayIndex = place < 0 ? UNORDERED : place + 1
      if (!collection || collection.path === null) return { path: null, displayIndex }
      const path = collection.path === '' ? said.slug : `${collection.path}/${said.slug}`
      return { path: this.#assertFree(path), displayIndex }
    }
    if (!said.isAddressed) return alone
    await this.#assertNoShop(documentId, locale, said.slug)
    return { ...alone, path: this.#assertFree(said.slug) }
  }

  #assertFree(path: string): string {
    const prefixes = this.#languages.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]))
    assertFree(path, prefixes)
    return path
  }

  /** A page of products made without a document has its address as well. */
  async #assertNoShop(documentId: string, locale: string, path: string): Promise<void> {
    if (locale !== this.#own) return
    const shop = await collectionAt(this.#tx, this.#siteId, path)
    if (shop && shop.id !== documentId) throw taken(path, shop.title)
  }

  async #placeItems(at: Parameters<typeof placeItems>[2]): Promise<void> {
    const moved = await placeItems(this.#tx, this.#siteId, at)
    for (const { before, path } of moved) note(this.#movedBelow, at.locale, before, path)
  }

  /** The shop sells in one language: its row says what the page says in the site's own. */
  async #bringShop(
    { documentId: id, locale }: Place,
    said: Projection | undefined,
    path: string | null,
  ): Promise<void> {
    if (locale !== this.#own) return
    if (path !== null && (path.length < 3 || path.length > 200))
      throw invalid({
        path: ['meta', locale, 'slug'],
        message: 'The address of a page of products has 3 to 200 characters.',
      })
    const page =
      said && path !== null
        ? { urlId: path, title: said.title, description: said.description }
        : undefined
    await bringCollection(this.#tx, this.#siteId, { id, page })
  }

  get #own(): string {
    return defaultOf(this.#languages).tag
  }

  /** Asked when all is in place: two may have exchanged their addresses. */
  async assertAlone(): Promise<void> {
    const ids = this.#entries.map(({ documentId }) => documentId)
    const [met] = await meetings(this.#tx, this.#siteId, ids)
    if (met) throw taken(met.path, met.title)
  }

  async redirect(): Promise<void> {
    const address = (locale: string, path: string) =>
      localePath(this.#languages, locale, `/${path}`)
    const moves = this.#allMoved.map(({ locale, from, to }) => ({
      from: address(locale, from),
      to: address(locale, to),
    }))
    await redirectMoved(this.#tx, this.#siteId, moves)
  }

  get #allMoved(): readonly Move[] {
    return [...this.#moved, ...this.#movedBelow.slice(0, MOST_REDIRECTED)]
  }

  async record(): Promise<string> {
    const id = newId()
    const { action, label, memberId, takesBack = null } = this.#meta
    const row = { id, action, label, takesBack, publishedBy: memberId, publishedAt: this.#at }
    await putPublication(this.#tx, this.#siteId, row, this.#entries)
    await tell(this.#tx, this.#siteId, {
      topic: 'documents.published',
      dedupe: `documents.published:${id}`,
      payload: { publicationId: id, changed: this.#entries, moved: this.#allMoved },
    })
    return id
  }
}

function note(moved: Move[], locale: string, from: string | null, to: string | null): void {
  if (from !== null && to !== null && from !== to) moved.push({ locale, from, to })
}

function taken(path: string, title: string) {
  const message = `page /${path} is already there: “${title}”. Choose another address.`
  return documentErrors.pathTaken({ details: { message } })
}
