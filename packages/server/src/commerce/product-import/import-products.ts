import { loadOtherLanguages } from '../../identity/multilingual/index.ts'
import { listTaxClasses } from '../../identity/sites/index.ts'
import { findCollection, ensureCollection } from '../catalog/index.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { UnreadableFile } from './detect.ts'
import { type ImportPorts, importEdit, importProduct } from './import-product.ts'
import { findImages, type FoundImage } from './images.ts'
import { planImport, type PlannedProduct } from './plan.ts'
import { type ProductFile, readProducts } from './read-products.ts'
import type { ReadOptions } from './parse-context.ts'
import type { Problem } from './sheet.ts'
import { resolveTaxClasses } from './tax-classes.ts'
import { toTitle } from './text.ts'
import { findEdits } from './vitrine/find-edits.ts'

export interface ImportOptions extends ReadOptions {
  /** The folder that image paths are relative to; without it, images with a path are skipped. */
  readonly folder?: string
  /** The fetcher for images on other servers; without it, they are not fetched. */
  readonly fetch?: GuardedFetch | undefined
  /** The URL path of the collection, which is created if there is none. */
  readonly collection: string
  /** Whether to plan the import and change nothing. */
  readonly dryRun?: boolean
  /** Called after every product that was created or updated. */
  readonly onProgress?: (done: number, total: number) => void
}

export interface ImportResult {
  readonly file: ProductFile
  readonly dryRun: boolean
  /** The currency of the shop. */
  readonly currency: string
  readonly products: readonly PlannedProduct[]
  /** The valid products that the database rejected, which `products` does not contain. */
  readonly failed: readonly (Problem & { readonly key: string; readonly title: string })[]
  readonly remarks: readonly Problem[]
  readonly images: { readonly files: number; readonly addresses: readonly string[] }
}

/**
 * Imports a product file, each product in a transaction of its own. An interrupted import can be run again and
 * resumes. Importing the same file again changes nothing. A file that this shop exported edits its products.
 */
export async function importProducts(
  ports: ImportPorts,
  siteId: string,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult | UnreadableFile> {
  const locales = (await loadOtherLanguages(ports.db, siteId)).map(({ tag }) => tag)
  const file = readProducts(bytes, { ...options, locales })
  if ('reason' in file) return file
  const { folder, fetch, collection, dryRun = false, currency } = options
  const known = await findCollection(ports.db, siteId, collection)
  const taxClasses = await listTaxClasses(ports.db, siteId)
  const { drafts, remarks: own } = resolveTaxClasses(file.drafts, taxClasses)
  const edits = await findEdits(ports.db, siteId, {
    ...{ file: { ...file, drafts }, options: { ...options, locales } },
    collectionId: known?.id,
  })
  const images = await findImages({ folder, isFetching: fetch !== undefined }, [
    ...drafts.filter(({ key }) => !edits.has(key)),
    ...[...edits.values()].map((edit) => ({ images: edit?.newImages ?? [] })),
  ])
  const plan = await planImport(ports.db, siteId, { drafts, images, collection, edits })
  const remarks = [...file.remarks, ...own, ...listMissingImages(file, images)]
  const run: ImportRun = { ports, siteId, options, images, remarks, failed: [] }
  if (!dryRun) await applyPlan(run, plan, known?.id)
  const found = [...images.entries()]
  const addresses = found.flatMap(([source, { kind }]) => (kind === 'address' ? [source] : []))
  const files = found.filter(([, { kind }]) => kind === 'file').length
  const { failed } = run
  const unfailed = plan.filter(({ draft }) => !failed.some(({ key }) => key === draft.key))
  const counts = { files, addresses }
  return { file, dryRun, currency, products: unfailed, failed, remarks, images: counts }
}

/** An import at work, with what it has to report. */
interface ImportRun {
  readonly ports: ImportPorts
  readonly siteId: string
  readonly options: ImportOptions
  readonly images: ReadonlyMap<string, FoundImage>
  readonly remarks: Problem[]
  readonly failed: ImportResult['failed'][number][]
}

async function applyPlan(
  run: ImportRun,
  plan: readonly PlannedProduct[],
  knownCollection: string | undefined,
): Promise<void> {
  const { ports, siteId, options } = run
  const todo = plan.filter(({ action }) => action !== 'unchanged')
  if (todo.length === 0) return
  const { collection } = options
  const collectionId =
    knownCollection ??
    (await ensureCollection(ports.db, siteId, { urlId: collection, title: toTitle(collection) })).id
  for (const [index, planned] of todo.entries()) {
    const { draft } = planned
    const position = { line: draft.line, row: draft.row, column: null }
    try {
      for (const message of await applyProduct(run, planned, collectionId))
        run.remarks.push({ ...position, message })
    } catch (error) {
      const message = getReason(error, planned)
      if (message === null) throw error
      run.failed.push({ ...position, key: draft.key, title: draft.title, message })
    }
    options.onProgress?.(index + 1, todo.length)
  }
}

/** Creates, updates or edits a product. Resolves to the remarks on it. */
async function applyProduct(
  { ports, siteId, options, images }: ImportRun,
  planned: PlannedProduct,
  collectionId: string,
): Promise<readonly string[]> {
  const { draft, edit } = planned
  const context = { collectionId, images, fetch: options.fetch }
  const { rejectedImages, urlId } = edit
    ? await importEdit(ports, { siteId, currency: options.currency }, edit, context)
    : await importProduct(ports, siteId, planned, context)
  return [
    ...rejectedImages.map(
      ({ source, reason }) => `image ${JSON.stringify(source)} was skipped: ${reason}`,
    ),
    ...(urlId === draft.urlId
      ? []
      : [`URL path "${draft.urlId}" is used by another product; this one has "${urlId}"`]),
  ]
}

/** Returns why a product was not imported, which affects no other one; null for any other error, which ends the run. */
function getReason(error: unknown, { edit }: PlannedProduct): string | null {
  if (!edit || !(error instanceof AppError)) return getConstraintMessage(error)
  const texts = Object.values(error.errors ?? {}).filter((text) => typeof text === 'string')
  return texts.join(' ') || error.message
}

function listMissingImages(
  { drafts }: ProductFile,
  found: ReadonlyMap<string, FoundImage>,
): readonly Problem[] {
  return drafts.flatMap(({ line, row, images }) =>
    images.flatMap(({ source }) => {
      const image = found.get(source)
      if (image?.kind !== 'missing') return []
      const message = `image ${JSON.stringify(source)} was skipped: ${image.reason}`
      return [{ line, row, column: null, message }]
    }),
  )
}

/**
 * Returns in words which rule of the database a product breaks, which affects no other product; null for any other
 * error, which ends the run.
 */
function getConstraintMessage(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause)) return null
  const code = String(cause.code)
  // SQLSTATE classes 22 (data) and 23 (integrity).
  return /^2[23]\w{3}$/.test(code) ? 'the shop cannot store a value of this product' : null
}
