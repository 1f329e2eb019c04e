import { readFile } from 'node:fs/promises'
import type { Currency } from '@vitrine/model'
import {
  changeProduct,
  listImportedStock,
  lockOwnFields,
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
import type { ImageDraft, ProductDraft, VariantDraft } from './draft.ts'
import type { FoundImage } from './images.ts'
import type { PlannedProduct } from './plan.ts'
import { mergeTexts } from './vitrine/merge-texts.ts'
import type { ProductEdit } from './vitrine/to-product-edit.ts'

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
  /** The last segment of its address, which may not be that of the file. */
  readonly urlId: string
  /** The images that could not be imported, with the reason; the product was imported without them. */
  readonly rejectedImages: readonly { readonly source: string; readonly reason: string }[]
}

/** Creates or updates one product of a plan, in one transaction. */
export async function importProduct(
  ports: ImportPorts,
  siteId: string,
  { draft, hash }: PlannedProduct,
  context: ImportContext,
): Promise<ImportedProduct> {
  const { collectionId, images: found } = context
  const { assetIds, rejectedImages } = await saveImages(ports, siteId, draft.images, context)
  const images = draft.images.map((image, index) => ({
    ...image,
    assetId: assetIds[index] ?? null,
  }))
  const isWhole = !rejectedImages.some(({ source }) => isRemote(found.get(source)))
  const saved = await ports.db.transaction(async (tx) => {
    const product = await saveProduct(tx, siteId, {
      ...(await mergeFields(tx, siteId, draft)),
      texts: await mergeTexts(tx, siteId, draft),
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
  return { urlId: saved.urlId, rejectedImages }
}

/** Edits a product of the shop by a file that it exported. Throws the errors of `changeProduct`. */
export async function importEdit(
  ports: ImportPorts,
  { siteId, currency }: { readonly siteId: string; readonly currency: Currency },
  { id, version, product, newImages }: ProductEdit,
  context: ImportContext,
): Promise<ImportedProduct> {
  const { assetIds, rejectedImages } = await saveImages(ports, siteId, newImages, context)
  const added = newImages.flatMap(({ alt }, index) => {
    const assetId = assetIds[index]
    return typeof assetId === 'string' ? [{ assetId, alt }] : []
  })
  // Its times have an offset already.
  const site = { id: siteId, store: { currency }, timeZone: 'UTC' }
  const images = [...product.images, ...added]
  await changeProduct(ports.db, site, { id, version }, { ...product, images })
  return { urlId: product.urlId ?? '', rejectedImages }
}

/** Stores images that a file names. Resolves to the ID of each, and to those that could not be stored. */
async function saveImages(
  { db, files }: ImportPorts,
  siteId: string,
  images: readonly ImageDraft[],
  { images: found, fetch }: ImportContext,
) {
  const rejectedImages: { source: string; reason: string }[] = []
  const assetIds: (string | null)[] = []
  for (const { source } of images) assetIds.push(await saveImage(source, found.get(source)))
  return { assetIds, rejectedImages }

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

/** Returns the fields of a file, with those of the product that it does not have. */
async function mergeFields(
  tx: Db,
  siteId: string,
  draft: ProductDraft,
): Promise<Omit<ProductInput, 'collectionId'>> {
  const { customAddButtonText, customFields } = draft
  return {
    ...toProductInput(draft),
    ...(await lockOwnFields(tx, siteId, draft.key)),
    ...(customAddButtonText !== undefined && { customAddButtonText }),
    ...(customFields && { customFields }),
  }
}

function toProductInput(draft: ProductDraft): Omit<ProductInput, 'collectionId'> {
  const { key, line: _line, row: _row, bodyHtml, images: _images, texts: _texts, ...fields } = draft
  return {
    ...fields,
    body: bodyHtml,
    sourceKey: key,
    variants: draft.variants.map((variant) => {
      const { key: _key, image, stock, exportedStock: _exported, ...facts } = variant
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
