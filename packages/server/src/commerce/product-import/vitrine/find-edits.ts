import type { ProductDetail } from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { findProductId, loadProductDetail } from '../../catalog/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { ProductDraft } from '../draft.ts'
import type { ReadOptions } from '../parse-context.ts'
import { type ProductFile, readProducts } from '../read-products.ts'
import { normalizeColumn } from '../sheet.ts'
import { type ProductEdit, toProductEdit } from './to-product-edit.ts'
import { formatProduct, listColumns } from './format-product.ts'
import { findTextColumns, formatTextColumn, isTextColumn } from './text-columns.ts'

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
    const exported = detail && readExported(detail, { file, options })
    if (exported) edits.set(key, toProductEdit(draft, { detail, exported, columns: file.columns }))
  }
  return edits
}

/** Reads a product as if it had been exported now; undefined if an import takes no such product. */
function readExported(
  detail: ProductDetail,
  { file, options }: Pick<FindInput, 'file' | 'options'>,
): ProductDraft | undefined {
  const { locales = [] } = options
  const rows = [listColumns(locales), ...formatProduct(detail, { origin: '', locales })]
  const csv = formatCsv(skipTexts(rows, findTextColumns(file.columns, locales)))
  const exported = readProducts(Buffer.from(csv), options)
  return 'reason' in exported ? undefined : exported.drafts[0]
}

/** Returns rows without the columns of texts that a file does not have. */
function skipTexts(
  rows: readonly (readonly string[])[],
  columns: ReturnType<typeof findTextColumns>,
): readonly (readonly string[])[] {
  const shown = new Set(
    [...columns].flatMap(([locale, bases]) =>
      [...bases.keys()].map((base) => normalizeColumn(formatTextColumn(base, locale))),
    ),
  )
  const isShown = (rows[0] ?? []).map((label) => {
    const column = normalizeColumn(label)
    return !isTextColumn(column) || shown.has(column)
  })
  return rows.map((row) => row.filter((_, index) => isShown[index]))
}
