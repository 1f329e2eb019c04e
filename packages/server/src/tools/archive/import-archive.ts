import { MAX_PICTURE_BYTES, roleCodes } from '@vitrine/model'
import { firstMemberIn } from '../../identity/accounts/index.ts'
import { openCollections, restoreProduct } from '../../commerce/catalog/index.ts'
import { restoreTalk } from '../../audience/comments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { publishRestored, restoreDocument } from '../../content/documents/index.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { restoreAsset } from '../../platform/files/restore-asset.ts'
import { restoreRedirects } from '../../content/redirects/index.ts'
import { openSite, siteById } from '../../identity/sites/index.ts'
import { beginSite } from './begin-site.ts'
import { restoredDocument } from './document-file.ts'
import { assetPath, originalPath } from './export-archive.ts'
import { documentSchema, talkSchema } from './format.ts'
import { productSchema } from './shop-format.ts'
import { restoredProduct } from './product-file.ts'
import { type Archive, readArchive } from './read-archive.ts'
import type { ArchiveFault } from './reading.ts'
import { Refused, refusing } from './refused.ts'
import type { ArchiveSource } from './source.ts'
import { endImport, lockImport } from './store.ts'
import { restoredTalk } from './talk-file.ts'
import { type Target, targetOf } from './target.ts'

export interface ImportOptions {
  /** Another one than the site had. */
  readonly identifier?: string | undefined
  /** Look through the archive, and change nothing. */
  readonly dryRun?: boolean
  /** Where themes lie that did not come with the product. */
  readonly themesDir?: string | undefined
  readonly onProgress?: (what: Step, done: number, of: number) => void
}

export type Step = 'pictures' | 'products' | 'documents' | 'comments'

export type Imported =
  | { readonly state: 'faulty'; readonly faults: readonly ArchiveFault[] }
  | { readonly state: 'refused'; readonly file: string; readonly reason: string }
  | {
      readonly state: 'planned' | 'done' | 'known'
      readonly target: Target
      readonly archive: Archive
      /** How many of each are new since the import was begun or gone on with. */
      readonly made: Readonly<Record<Step, number>>
    }

/** So many products or documents are one transaction. */
const BATCH = 50
const OTHER = 'The file is not the picture that its name and assets.json say.'

/**
 * Makes a site of an archive, in an empty site or a new one. It may be ended at any moment and run again:
 * what is there is found there. Nobody sees anything of it until all of it is there.
 */
export async function importArchive(
  db: Db,
  files: FileStore,
  source: ArchiveSource,
  options: ImportOptions = {},
): Promise<Imported> {
  const read = await readArchive(source, options.themesDir)
  if ('faults' in read) return { state: 'faulty', faults: read.faults }
  const { archive } = read
  const target = await targetOf(db, archive, options.identifier)
  if ('refusal' in target) return { state: 'refused', file: '', reason: target.refusal }
  const made = { pictures: 0, products: 0, documents: 0, comments: 0 }
  const outcome = { target, archive, made }
  if (target.state === 'ended') return { ...outcome, state: 'known' }
  if (options.dryRun) return { ...outcome, state: 'planned' }
  try {
    const run = new Run({ db, files, source }, { archive, target, options }, made)
    return { ...outcome, state: (await run.all()) ? 'done' : 'known' }
  } catch (error) {
    if (error instanceof Refused)
      return { state: 'refused', file: error.file, reason: error.message }
    throw error
  }
}

class Run {
  readonly #db: Db
  readonly #files: FileStore
  readonly #source: ArchiveSource
  readonly #archive: Archive
  readonly #target: Target
  readonly #options: ImportOptions
  readonly #made: Record<Step, number>

  constructor(
    ports: { readonly db: Db; readonly files: FileStore; readonly source: ArchiveSource },
    asked: {
      readonly archive: Archive
      readonly target: Target
      readonly options: ImportOptions
    },
    made: Record<Step, number>,
  ) {
    this.#db = ports.db
    this.#files = ports.files
    this.#source = ports.source
    this.#archive = asked.archive
    this.#target = asked.target
    this.#options = asked.options
    this.#made = made
  }

  /** False when another process ended it meanwhile. */
  async all(): Promise<boolean> {
    await refusing('site.json', () => beginSite(this.#db, this.#archive, this.#target))
    await this.#pictures()
    const isOurs =
      (await this.#batches('products', this.#archive.products, (tx, path) =>
        this.#product(tx, path),
      )) &&
      (await this.#batches('documents', this.#archive.documents, (tx, path) =>
        this.#document(tx, path),
      )) &&
      (await this.#batches('comments', this.#archive.comments, (tx, path) => this.#talk(tx, path)))
    return isOurs && this.#finish()
  }

  async #pictures(): Promise<void> {
    const { assets } = this.#archive
    const ports = { db: this.#db, files: this.#files }
    for (const [index, asset] of assets.entries()) {
      const path = assetPath(asset)
      const read = async (at: string, most: number) =>
        (await this.#source.read(at, most)) ?? new Uint8Array(0)
      const { originalKey, ...row } = asset
      const given = originalKey === undefined ? path : originalPath({ ...asset, originalKey })
      const restored = await refusing(path, () =>
        restoreAsset(ports, this.#target.siteId, {
          asset: { ...row, originalKey: originalKey ?? null },
          bytes: () => read(path, asset.byteSize),
          original: () => read(given, MAX_PICTURE_BYTES),
        }),
      )
      if (restored === 'other') throw new Refused(path, OTHER)
      if (restored === 'otherOriginal') throw new Refused(given, OTHER)
      if (restored === 'kept') this.#made.pictures += 1
      this.#options.onProgress?.('pictures', index + 1, assets.length)
    }
  }

  async #product(tx: Db, path: string): Promise<boolean> {
    const product = restoredProduct(await this.#archive.again(path, productSchema))
    return refusing(path, () => restoreProduct(tx, this.#target.siteId, product))
  }

  async #document(tx: Db, path: string): Promise<boolean> {
    const { document } = restoredDocument(await this.#archive.again(path, documentSchema))
    return refusing(path, () => restoreDocument(tx, this.#target.siteId, document))
  }

  async #talk(tx: Db, path: string): Promise<boolean> {
    const talk = restoredTalk(await this.#archive.again(path, talkSchema))
    const { siteId } = this.#target
    const site = await siteById(tx, siteId)
    const owner = await firstMemberIn(tx, siteId, roleCodes.admin)
    if (!site || !owner) throw new Error('A site that was begun has an owner')
    return refusing(path, () => restoreTalk(tx, site, { talk, memberId: owner.id }))
  }

  async #batches(
    step: Step,
    all: readonly { readonly path: string }[],
    restore: (tx: Db, path: string) => Promise<boolean>,
  ): Promise<boolean> {
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH)
      const made = await transact(this.#db, async (tx) => {
        if (!(await lockImport(tx, this.#target.siteId, this.#archive))) return undefined
        let count = 0
        for (const { path } of batch) if (await restore(tx, path)) count += 1
        return count
      })
      if (made === undefined) return false
      this.#made[step] += made
      this.#options.onProgress?.(step, from + batch.length, all.length)
    }
    return true
  }

  /** Everything becomes visible at once. */
  async #finish(): Promise<boolean> {
    const { siteId } = this.#target
    const { collections, redirects, documents } = this.#archive
    const pathOf = new Map(documents.map(({ id, path }) => [id, path]))
    return transact(this.#db, async (tx) => {
      if (!(await lockImport(tx, siteId, this.#archive))) return false
      await openCollections(tx, siteId, collections)
      await refusing('redirects.json', () => restoreRedirects(tx, siteId, redirects))
      const entries = documents.flatMap(({ publications }) => publications)
      await refusing(
        ({ details }) => pathOf.get(String(details?.['documentId'])) ?? 'documents',
        () => publishRestored(tx, siteId, entries),
      )
      await endImport(tx, siteId)
      await openSite(tx, siteId)
      return true
    })
  }
}
