import { collectionAt, ensureCollection } from '../catalog/index.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import type { Undetected } from './detect.ts'
import { type ImportPorts, importProduct } from './import-product.ts'
import { findPictures, type FoundPicture } from './pictures.ts'
import { planImport, type PlannedProduct } from './plan.ts'
import { type ProductFile, readProducts } from './read-products.ts'
import type { ReadOptions } from './reading.ts'
import type { Problem } from './sheet.ts'
import { titleOf } from './text.ts'

export interface ImportOptions extends ReadOptions {
  /** The folder that paths of pictures lead from. */
  readonly folder: string
  /** How other servers are asked for the pictures that are named by an address; they are not without. */
  readonly fetch?: GuardedFetch | undefined
  /** The last part of the address of the collection; it is made where there is none. */
  readonly collection: string
  /** Find out what would be done, and change nothing. */
  readonly dryRun?: boolean
  /** Told after every product that was made or changed. */
  readonly onProgress?: (done: number, of: number) => void
}

export interface ImportOutcome {
  readonly file: ProductFile
  readonly dryRun: boolean
  /** The shop's. */
  readonly currency: string
  readonly products: readonly PlannedProduct[]
  /** What the database refused, though the file reads well; also counted in no other place. */
  readonly failed: readonly (Problem & { readonly key: string; readonly title: string })[]
  readonly remarks: readonly Problem[]
  readonly pictures: { readonly files: number; readonly addresses: readonly string[] }
}

/**
 * Imports a file of products, each in a transaction of its own. It may be ended at any moment and run
 * again: what is done is found done. The same file a second time changes nothing.
 */
export async function importProducts(
  ports: ImportPorts,
  siteId: string,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportOutcome | Undetected> {
  const file = readProducts(bytes, options)
  if ('reason' in file) return file
  const { folder, fetch, collection, dryRun = false } = options
  const isFetching = fetch !== undefined
  const pictures = await findPictures({ folder, isFetching }, file.drafts)
  const plan = await planImport(ports.db, siteId, { drafts: file.drafts, pictures, collection })
  const remarks = [...file.remarks, ...missingPictures(file, pictures)]
  const failed: ImportOutcome['failed'][number][] = []
  const todo = plan.filter(({ action }) => action !== 'unchanged')

  if (!dryRun && todo.length > 0) {
    const { id: collectionId } =
      (await collectionAt(ports.db, siteId, collection)) ??
      (await ensureCollection(ports.db, siteId, { urlId: collection, title: titleOf(collection) }))
    for (const [index, planned] of todo.entries()) {
      const { draft } = planned
      const place = { line: draft.line, row: draft.row, column: null }
      try {
        const done = await importProduct(ports, siteId, planned, { collectionId, pictures, fetch })
        for (const { source, reason } of done.refusedPictures) {
          remarks.push({ ...place, message: `the picture ${JSON.stringify(source)}: ${reason}` })
        }
        if (done.saved.urlId !== draft.urlId) {
          const message = `another product has the address "${draft.urlId}": "${done.saved.urlId}"`
          remarks.push({ ...place, message })
        }
      } catch (error) {
        const message = refusalOf(error)
        if (message === null) throw error
        failed.push({ ...place, key: draft.key, title: draft.title, message })
      }
      options.onProgress?.(index + 1, todo.length)
    }
  }
  const found = [...pictures.entries()]
  const addresses = found.flatMap(([source, { kind }]) => (kind === 'address' ? [source] : []))
  const files = found.filter(([, { kind }]) => kind === 'file').length
  const unfailed = plan.filter(({ draft }) => !failed.some(({ key }) => key === draft.key))
  const { currency } = options
  const counts = { files, addresses }
  return { file, dryRun, currency, products: unfailed, failed, remarks, pictures: counts }
}

function missingPictures(
  { drafts }: ProductFile,
  pictures: ReadonlyMap<string, FoundPicture>,
): readonly Problem[] {
  return drafts.flatMap(({ line, row, images }) =>
    images.flatMap(({ source }) => {
      const picture = pictures.get(source)
      if (picture?.kind !== 'missing') return []
      const message = `the picture ${JSON.stringify(source)} is left out: ${picture.reason}`
      return [{ line, row, column: null, message }]
    }),
  )
}

/** What a constraint says no to concerns one product; anything else ends the run. */
function refusalOf(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause)) return null
  const code = String(cause.code)
  // SQLSTATE classes 22 (data) and 23 (integrity).
  return /^2[23]\w{3}$/.test(code) ? `the database refuses the product: ${cause.message}` : null
}
