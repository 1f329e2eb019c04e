import type { ProductDetail } from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { findProductId, loadProductDetail } from '../../catalog/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { ProductDraft } from '../draft.ts'
import type { ReadOptions } from '../parse-context.ts'
import { type ProductFile, readProducts } from '../read-products.ts'
import { type ProductEdit, toProductEdit } from './to-product-edit.ts'
import { COLUMNS, formatProduct } from './format-product.ts'

interface FindInput {
  readonly file: Pick<ProductFile, 'drafts' | 'columns'>
  readonly collectionId: string | undefined
  readonly options: ReadOptions
}

const KEY = /^vitrine:(.+)$/
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Finds the edits that a file of Vitrine makes to products of this shop, by the key of its drafts; null for a product
 * that it has as an export would. Products are recognized by their ID, those without one by their URL.
 */
export async function findEdits(
  db: Db,
  siteId: string,
  { file, collectionId, options }: FindInput,
): Promise<ReadonlyMap<string, ProductEdit | null>> {
  const edits = new Map<string, ProductEdit | null>()
  for (const draft of file.drafts) {
    const { key, urlId } = draft
    const [, name] = KEY.exec(key) ?? []
    if (name === undefined) continue
    const by = ID.test(name) ? { id: name } : collectionId && { collectionId, urlId }
    const id = by && (await findProductId(db, siteId, by))
    const detail =
      id && (await loadProductDetail(db, { id: siteId, currency: options.currency }, id))
    const exported = detail && readExported(detail, options)
    if (exported) edits.set(key, toProductEdit(draft, { detail, exported, columns: file.columns }))
  }
  return edits
}

/** Reads a product as if it had been exported now; undefined if an import takes no such product. */
function readExported(detail: ProductDetail, options: ReadOptions): ProductDraft | undefined {
  const csv = formatCsv([COLUMNS, ...formatProduct(detail, { origin: '' })])
  const file = readProducts(Buffer.from(csv), options)
  return 'reason' in file ? undefined : file.drafts[0]
}
