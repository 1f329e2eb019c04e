import { readFile } from 'node:fs/promises'
import {
  listImportedStock,
  lockOwnState,
  type MoveInput,
  moveStock,
  type ProductInput,
  type SavedProduct,
  saveProduct,
} from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { fetchImage } from '../../platform/files/fetch-image.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { storeImage } from '../../platform/files/store-image.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ProductDraft, VariantDraft } from './draft.ts'
import type { FoundImage } from './images.ts'
import type { PlannedProduct } from './plan.ts'

export interface ImportPorts {
  readonly db: Db
  readonly files: FileStore
}

interface ImportContext {
  readonly collectionId: string
  readonly images: ReadonlyMap<string, FoundImage>
  /** The fetcher for images on other servers; undefined if they are not fetched. */
  readonly fetch: GuardedFetch | undefined
}

export interface ImportedProduct {
  readonly saved: SavedProduct
  /** The images that could not be imported, with the reason; the product was imported without them. */
  readonly rejectedImages: readonly { readonly source: string; readonly reason: string }[]
}

/** Creates or updates one product of a plan, in one transaction. */
export async function importProduct(
  { db, files }: ImportPorts,
  siteId: string,
  { draft, hash }: PlannedProduct,
  { collectionId, images: found, fetch }: ImportContext,
): Promise<ImportedProduct> {
  const rejectedImages: { source: string; reason: string }[] = []
  const images: { source: string; alt: string; assetId: string | null }[] = []
  for (const { source, alt } of draft.images) {
    const assetId = await saveImage(source, found.get(source))
    images.push({ source, alt, assetId })
  }
  const isWhole = !rejectedImages.some(({ source }) => isRemote(found.get(source)))
  const saved = await db.transaction(async (tx) => {
    const product = await saveProduct(tx, siteId, {
      ...toProductInput(draft),
      ...(await lockOwnState(tx, siteId, draft.key)),
      collectionId,
      images,
      // Skipped products leave their position free, until they are fixed.
      displayIndex: draft.row,
      // Images that could not be fetched are fetched by the next run.
      sourceHash: isWhole ? hash : `${hash} without all its pictures`,
    })
    await moveStock(tx, siteId, await loadStockMoves(tx, siteId, draft, product))
    return product
  })
  return { saved, rejectedImages }

  async function saveImage(source: string, image: FoundImage | undefined) {
    try {
      const file = await readImage(source, image)
      return file ? (await storeImage({ db, files }, siteId, file)).id : null
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      rejectedImages.push({ source, reason: error.message })
      return null
    }
  }

  async function readImage(source: string, image: FoundImage | undefined) {
    if (image?.kind === 'file')
      return { bytes: await readFile(image.path), filename: image.filename }
    return fetch && isRemote(image) ? fetchImage(fetch, source) : undefined
  }
}

function isRemote(image: FoundImage | undefined): boolean {
  return image?.kind === 'fetched'
}

function toProductInput(draft: ProductDraft): Omit<ProductInput, 'collectionId'> {
  const { key, line: _line, row: _row, bodyHtml, images: _images, ...fields } = draft
  return {
    ...fields,
    body: bodyHtml,
    sourceKey: key,
    variants: draft.variants.map((variant) => {
      const { key: _key, image, stock, ...facts } = variant
      const at = draft.images.findIndex(({ source }) => source === image)
      const backorder = !stock.unlimited && stock.backorder
      return {
        ...facts,
        imageIndex: at < 0 ? null : at,
        stock: { unlimited: stock.unlimited, backorder },
      }
    }),
  }
}

/**
 * Loads the stock moves of a product: the difference between its quantities in this file and in earlier ones.
 * So sold items stay sold, and an equal quantity moves nothing.
 */
async function loadStockMoves(
  db: Db,
  siteId: string,
  draft: ProductDraft,
  product: SavedProduct,
): Promise<readonly (MoveInput & { readonly variantId: string })[]> {
  const before = await listImportedStock(db, siteId, product.id)
  const byVariant = new Map(before.map((stock) => [stock.variantId, stock]))
  return draft.variants.flatMap((variant, index) => {
    const known = byVariant.get(product.variants[index]?.id ?? '')
    if (!known || variant.stock.unlimited) return []
    const { onHand } = variant.stock
    // Never negative: items that the file removes may have been sold already.
    const quantity = Math.max(onHand - known.counted, -known.onHand)
    const kind = known.moves === 0 && quantity > 0 ? 'receive' : 'adjust'
    const cause = createCause(draft, variant, { number: known.moves + 1, onHand })
    return [{ variantId: known.variantId, kind, quantity, cause, reason: 'import' }]
  })
}

/** Creates the cause of a move. Concurrent runs of one file have the same cause, which counts once. */
function createCause(
  { key }: ProductDraft,
  variant: VariantDraft,
  { number, onHand }: { readonly number: number; readonly onHand: number },
): string {
  return `csv:${key}:${variant.key}:${number}:${onHand}`
}
