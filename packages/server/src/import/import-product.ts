import { readFile } from 'node:fs/promises'
import {
  importedStock,
  type MoveInput,
  moveStock,
  type ProductInput,
  type SavedProduct,
  saveProduct,
} from '../catalog/index.ts'
import type { Db } from '../db/db.ts'
import type { FileStore } from '../files/file-store.ts'
import { storePicture } from '../files/store-picture.ts'
import { AppError } from '../http/app-error.ts'
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
  { collectionId, pictures }: Around,
): Promise<ImportedProduct> {
  const refusedPictures: { source: string; reason: string }[] = []
  const images: { source: string; alt: string; assetId: string | null }[] = []
  for (const { source, alt } of draft.images) {
    const picture = pictures.get(source)
    const assetId = picture?.kind === 'file' ? await store(source, picture) : null
    images.push({ source, alt, assetId })
  }
  const saved = await db.transaction(async (tx) => {
    const product = await saveProduct(tx, siteId, {
      ...inputOf(draft),
      collectionId,
      images,
      // Products that are left out leave their place free, for when they are mended.
      displayIndex: draft.row,
      sourceHash: hash,
    })
    await moveStock(tx, siteId, await movesOf(tx, siteId, draft, product))
    return product
  })
  return { saved, refusedPictures }

  async function store(source: string, picture: FoundPicture & { readonly kind: 'file' }) {
    try {
      const bytes = await readFile(picture.path)
      const { filename } = picture
      return (await storePicture({ db, files }, siteId, { bytes, filename })).id
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refusedPictures.push({ source, reason: error.message })
      return null
    }
  }
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
