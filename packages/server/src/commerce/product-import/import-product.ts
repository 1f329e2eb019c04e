import { readFile } from 'node:fs/promises'
import {
  importedStock,
  type MoveInput,
  moveStock,
  type ProductInput,
  type SavedProduct,
  saveProduct,
} from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { fetchPicture } from '../../platform/files/fetch-picture.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { storePicture } from '../../platform/files/store-picture.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ProductDraft, VariantDraft } from './draft.ts'
import type { FoundPicture } from './pictures.ts'
import type { PlannedProduct } from './plan.ts'

export interface ImportPorts {
  readonly db: Db
  readonly files: FileStore
}

interface Around {
  readonly collectionId: string
  readonly pictures: ReadonlyMap<string, FoundPicture>
  /** How pictures on other servers are asked for; left out where they are not. */
  readonly fetch: GuardedFetch | undefined
}

export interface ImportedProduct {
  readonly saved: SavedProduct
  /** Pictures that are none we can keep, with the reason; the product has come without them. */
  readonly refusedPictures: readonly { readonly source: string; readonly reason: string }[]
}

/** Makes or changes one product of a plan, in one transaction: all of it is there, or nothing. */
export async function importProduct(
  { db, files }: ImportPorts,
  siteId: string,
  { draft, hash }: PlannedProduct,
  { collectionId, pictures, fetch }: Around,
): Promise<ImportedProduct> {
  const refusedPictures: { source: string; reason: string }[] = []
  const images: { source: string; alt: string; assetId: string | null }[] = []
  for (const { source, alt } of draft.images) {
    const assetId = await store(source, pictures.get(source))
    images.push({ source, alt, assetId })
  }
  const isWhole = !refusedPictures.some(({ source }) => isElsewhere(pictures.get(source)))
  const saved = await db.transaction(async (tx) => {
    const product = await saveProduct(tx, siteId, {
      ...inputOf(draft),
      collectionId,
      images,
      // Products that are left out leave their place free, for when they are mended.
      displayIndex: draft.row,
      // What could not be fetched today is asked for again with the next run.
      sourceHash: isWhole ? hash : `${hash} without all its pictures`,
    })
    await moveStock(tx, siteId, await movesOf(tx, siteId, draft, product))
    return product
  })
  return { saved, refusedPictures }

  async function store(source: string, picture: FoundPicture | undefined) {
    try {
      const given = await read(source, picture)
      return given ? (await storePicture({ db, files }, siteId, given)).id : null
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refusedPictures.push({ source, reason: error.message })
      return null
    }
  }

  async function read(source: string, picture: FoundPicture | undefined) {
    if (picture?.kind === 'file')
      return { bytes: await readFile(picture.path), filename: picture.filename }
    return fetch && isElsewhere(picture) ? fetchPicture(fetch, source) : undefined
  }
}

function isElsewhere(picture: FoundPicture | undefined): boolean {
  return picture?.kind === 'fetched'
}

function inputOf(draft: ProductDraft): Omit<ProductInput, 'collectionId'> {
  return {
    type: draft.type,
    title: draft.title,
    urlId: draft.urlId,
    excerpt: draft.excerpt,
    body: draft.bodyHtml,
    tags: draft.tags,
    categories: draft.categories,
    visible: draft.visible,
    featured: draft.featured,
    seoTitle: draft.seoTitle,
    seoDescription: draft.seoDescription,
    optionNames: draft.optionNames,
    notes: draft.notes,
    sourceKey: draft.key,
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
 * What the file's numbers of pieces mean for the stock: the difference from what files said before.
 * So what has been sold since stays sold, and the same number again moves nothing.
 */
async function movesOf(
  db: Db,
  siteId: string,
  draft: ProductDraft,
  product: SavedProduct,
): Promise<readonly (MoveInput & { readonly variantId: string })[]> {
  const before = await importedStock(db, siteId, product.id)
  const byVariant = new Map(before.map((stock) => [stock.variantId, stock]))
  return draft.variants.flatMap((variant, index) => {
    const known = byVariant.get(product.variants[index]?.id ?? '')
    if (!known || variant.stock.unlimited) return []
    const { onHand } = variant.stock
    // Never below nothing: what the file takes away may have been sold already.
    const quantity = Math.max(onHand - known.counted, -known.onHand)
    const kind = known.moves === 0 && quantity > 0 ? 'receive' : 'adjust'
    const cause = causeOf(draft, variant, { number: known.moves + 1, onHand })
    return [{ variantId: known.variantId, kind, quantity, cause, reason: 'import' }]
  })
}

/** Two runs of one file at once name the same cause, and a cause counts once. */
function causeOf(
  { key }: ProductDraft,
  variant: VariantDraft,
  { number, onHand }: { readonly number: number; readonly onHand: number },
): string {
  return `csv:${key}:${variant.key}:${number}:${onHand}`
}
