import { MAX_IMAGE_BYTES, roleCodes } from '@vitrine/model'
import { findFirstStaffMember } from '../../identity/accounts/index.ts'
import { openCollections, restoreProduct } from '../../commerce/catalog/index.ts'
import { restoreThread } from '../../audience/comments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { publishRestoredDocuments, restoreDocument } from '../../content/documents/index.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { restoreAsset } from '../../platform/files/restore-asset.ts'
import { restoreRedirects } from '../../content/redirects/index.ts'
import { openSite, findSiteById } from '../../identity/sites/index.ts'
import { beginSite } from './begin-site.ts'
import { fromDocumentFile } from './document-file.ts'
import { removeEarlierBreaks } from './earlier-breaks.ts'
import { renameThemes, renameTweaks } from './themes/rename-themes.ts'
import { addEarlierTweaks, createEarlierStyles } from './earlier-tweaks.ts'
import { getAssetPath, getOriginalPath } from './export-archive.ts'
import { documentSchema, commentsSchema } from './format.ts'
import { productSchema } from './shop-format.ts'
import { fromProductFile } from './product-file.ts'
import { type Archive, readArchive } from './read-archive.ts'
import { finishRecords, restoreRecordFile } from './records/record-files.ts'
import type { ArchiveIssue } from './archive-reader.ts'
import { ArchiveImportError, withImportErrors } from './import-error.ts'
import type { ArchiveSource } from './source.ts'
import { endImport, lockImport } from './store.ts'
import { fromCommentsFile } from './comments-file.ts'
import { type Target, findTarget } from './target.ts'

export interface ImportOptions {
  /** The identifier of the site, if not the archive's. */
  readonly identifier?: string | undefined
  /** The host of a new site; one of this machine by default. */
  readonly host?: string | undefined
  /** Whether to check the archive and change nothing. */
  readonly dryRun?: boolean
  /** The folder of themes that are not part of the product. */
  readonly themesDir?: string | undefined
  /** Creates the owner of a new site; one with the contact address of the archive by default. */
  readonly createOwner?: ((tx: Db, siteId: string) => Promise<void>) | undefined
  readonly onProgress?: (step: Step, done: number, total: number) => void
}

export type Step = 'images' | 'products' | 'documents' | 'comments' | 'records'

export type ImportResult =
  | { readonly state: 'invalid'; readonly errors: readonly ArchiveIssue[] }
  | { readonly state: 'rejected'; readonly file: string; readonly reason: string }
  | {
      readonly state: 'planned' | 'done' | 'unchanged'
      readonly target: Target
      readonly archive: Archive
      /** The number of restored parts, without those that existed already. */
      readonly created: Readonly<Record<Step, number>>
    }

/** The number of products or documents in one transaction. */
const BATCH = 50
const FILE_MISMATCH = 'The file does not match its name and its entry in assets.json.'

/**
 * Imports an archive into an empty site or a new one. An interrupted import can be run again and resumes. Visitors
 * do not see the site until the import is complete.
 */
export async function importArchive(
  db: Db,
  files: FileStore,
  source: ArchiveSource,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const read = await readArchive(source, options.themesDir)
  if ('errors' in read) return { state: 'invalid', errors: read.errors }
  const target = await findTarget(db, read.archive, options.identifier)
  if ('error' in target) return { state: 'rejected', file: '', reason: target.error }
  const { archive, names } = renameThemes(read.archive, target.siteId)
  const created = { images: 0, products: 0, documents: 0, comments: 0, records: 0 }
  const outcome = { target, archive, created }
  if (target.state === 'complete') return { ...outcome, state: 'unchanged' }
  if (options.dryRun) return { ...outcome, state: 'planned' }
  try {
    const run = new ImportRun({ db, files, source }, { archive, target, options, names }, created)
    return { ...outcome, state: (await run.run()) ? 'done' : 'unchanged' }
  } catch (error) {
    if (error instanceof ArchiveImportError)
      return { state: 'rejected', file: error.file, reason: error.message }
    throw error
  }
}

class ImportRun {
  readonly #db: Db
  readonly #files: FileStore
  readonly #source: ArchiveSource
  readonly #archive: Archive
  readonly #target: Target
  readonly #options: ImportOptions
  /** The new names of the themes of the site. */
  readonly #names: ReadonlyMap<string, string>
  readonly #created: Record<Step, number>

  constructor(
    ports: { readonly db: Db; readonly files: FileStore; readonly source: ArchiveSource },
    input: {
      readonly archive: Archive
      readonly target: Target
      readonly options: ImportOptions
      readonly names: ReadonlyMap<string, string>
    },
    created: Record<Step, number>,
  ) {
    this.#db = ports.db
    this.#files = ports.files
    this.#source = ports.source
    this.#archive = input.archive
    this.#target = input.target
    this.#options = input.options
    this.#names = input.names
    this.#created = created
  }

  /** Runs the import. Returns false if another process completed it meanwhile. */
  async run(): Promise<boolean> {
    const { host, createOwner } = this.#options
    await withImportErrors('site.json', () =>
      beginSite(this.#db, this.#archive, { ...this.#target, host, createOwner }),
    )
    await this.#importImages()
    const isActive =
      (await this.#importBatches('products', this.#archive.products, (tx, path) =>
        this.#importProduct(tx, path),
      )) &&
      (await this.#importBatches('documents', this.#archive.documents, (tx, path) =>
        this.#importDocument(tx, path),
      )) &&
      (await this.#importBatches('comments', this.#archive.comments, (tx, path) =>
        this.#importComments(tx, path),
      )) &&
      (await this.#importBatches('records', this.#archive.records, (tx, path) =>
        this.#importRecord(tx, path),
      ))
    return isActive && this.#finish()
  }

  async #importImages(): Promise<void> {
    const { assets } = this.#archive
    const ports = { db: this.#db, files: this.#files }
    for (const [index, asset] of assets.entries()) {
      const path = getAssetPath(asset)
      const read = async (file: string, maxBytes: number) =>
        (await this.#source.read(file, maxBytes)) ?? new Uint8Array(0)
      const { originalKey, ...row } = asset
      const given = originalKey === undefined ? path : getOriginalPath({ ...asset, originalKey })
      const restored = await withImportErrors(path, () =>
        restoreAsset(ports, this.#target.siteId, {
          asset: { ...row, originalKey: originalKey ?? null },
          bytes: () => read(path, asset.byteSize),
          stream: () => this.#source.stream(path),
          original: () => read(given, MAX_IMAGE_BYTES),
        }),
      )
      if (restored === 'mismatch') throw new ArchiveImportError(path, FILE_MISMATCH)
      if (restored === 'originalMismatch') throw new ArchiveImportError(given, FILE_MISMATCH)
      if (restored === 'restored') this.#created.images += 1
      this.#options.onProgress?.('images', index + 1, assets.length)
    }
  }

  async #importProduct(tx: Db, path: string): Promise<boolean> {
    const product = fromProductFile(await this.#archive.readAgain(path, productSchema))
    return withImportErrors(path, () => restoreProduct(tx, this.#target.siteId, product))
  }

  async #importDocument(tx: Db, path: string): Promise<boolean> {
    const { document } = fromDocumentFile(await this.#archive.readAgain(path, documentSchema))
    const { site } = this.#archive
    const earlier = removeEarlierBreaks(addEarlierTweaks(document, site), site)
    const whole = renameTweaks(earlier, this.#names)
    return withImportErrors(path, () => restoreDocument(tx, this.#target.siteId, whole))
  }

  async #importComments(tx: Db, path: string): Promise<boolean> {
    const comments = fromCommentsFile(await this.#archive.readAgain(path, commentsSchema))
    const { siteId } = this.#target
    const site = await findSiteById(tx, siteId)
    const owner = await findFirstStaffMember(tx, siteId, roleCodes.admin)
    if (!site || !owner) throw new Error('A site whose import was begun has an owner')
    return withImportErrors(path, () =>
      restoreThread(tx, site, { thread: comments, memberId: owner.id }),
    )
  }

  async #importRecord(tx: Db, path: string): Promise<boolean> {
    const site = await findSiteById(tx, this.#target.siteId)
    if (!site) throw new Error('A site whose import was begun exists')
    const { readAgain } = this.#archive
    return withImportErrors(path, () => restoreRecordFile(tx, site, { path, readAgain }))
  }

  async #importBatches(
    step: Step,
    all: readonly { readonly path: string }[],
    restore: (tx: Db, path: string) => Promise<boolean>,
  ): Promise<boolean> {
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH)
      const count = await transact(this.#db, async (tx) => {
        if (!(await lockImport(tx, this.#target.siteId, this.#archive))) return undefined
        let restored = 0
        for (const { path } of batch) if (await restore(tx, path)) restored += 1
        return restored
      })
      if (count === undefined) return false
      this.#created[step] += count
      this.#options.onProgress?.(step, from + batch.length, all.length)
    }
    return true
  }

  /** Publishes everything in one transaction. */
  async #finish(): Promise<boolean> {
    const { siteId } = this.#target
    const { collections, redirects, documents } = this.#archive
    const pathById = new Map(documents.map(({ id, path }) => [id, path]))
    return transact(this.#db, async (tx) => {
      if (!(await lockImport(tx, siteId, this.#archive))) return false
      await openCollections(tx, siteId, collections)
      await withImportErrors('redirects.json', () => restoreRedirects(tx, siteId, redirects))
      const entries = documents.flatMap(({ publications }) => publications)
      const styles = documents.some(({ kind }) => kind === 'aesthetics')
        ? undefined
        : createEarlierStyles(this.#archive.site, { id: newId(), now: new Date() })
      if (styles) {
        await withImportErrors('site.json', () => restoreDocument(tx, siteId, styles.document))
        entries.push(styles.publication)
      }
      await withImportErrors(
        ({ details }) => pathById.get(String(details?.['documentId'])) ?? 'documents',
        () => publishRestoredDocuments(tx, siteId, entries),
      )
      await finishRecords(tx, siteId)
      await endImport(tx, siteId)
      await openSite(tx, siteId)
      return true
    })
  }
}
