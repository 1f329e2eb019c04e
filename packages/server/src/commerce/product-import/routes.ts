import { formatCsv } from '@vitrine/model'
import {
  exportProducts,
  importProductFile,
  MAX_REPORTED,
  type ProductImport,
} from '@vitrine/contract'
import { loadOtherLanguages } from '../../identity/multilingual/index.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { RoutePorts } from '../../platform/slice.ts'
import { listCollections, listShopProductIds, loadProductDetail } from '../catalog/index.ts'
import { formatProduct, listColumns } from './vitrine/format-product.ts'
import { productImportErrors } from './errors.ts'
import { type ImportResult, importProducts } from './import-products.ts'
import { countProducts } from './report.ts'

/** The number of products of a page of the export. */
const EXPORT_SIZE = 100

/** The store page of a site without one. */
const NEW_COLLECTION = 'shop'

export function productImportRoutes(
  http: HttpServer,
  { files, fetch }: Pick<RoutePorts, 'files' | 'fetch'>,
): void {
  mount(http, importProductFile, async ({ db, site, body }) => {
    const { file, dryRun, collection, currency, weightUnit, lengthUnit, fetchImages } = body
    const [first] = await listCollections(db, site.id)
    const result = await importProducts({ db, files }, site.id, Buffer.from(file, 'base64'), {
      ...{ dryRun, weightUnit, lengthUnit },
      collection: collection ?? first?.urlId ?? NEW_COLLECTION,
      currency: site.store.currency,
      pricesIn: currency,
      fetch: fetchImages ? fetch : undefined,
      now: new Date(),
    })
    if ('reason' in result) {
      const { invalidColumns, unreadableFile } = productImportErrors
      const { code, status } = result.hasInvalidColumns ? invalidColumns() : unreadableFile()
      throw new AppError(code, status, result.reason)
    }
    return toReport(result)
  })

  mount(http, exportProducts, async ({ db, site, query: { cursor } }) => {
    const page = { after: cursor, limit: EXPORT_SIZE }
    const ids = await listShopProductIds(db, site.id, page)
    const locales = (await loadOtherLanguages(db, site.id)).map(({ tag }) => tag)
    const rows: (readonly string[])[] = cursor === undefined ? [listColumns(locales)] : []
    for (const id of ids) {
      const detail = await loadProductDetail(db, { id: site.id, currency: site.store.currency }, id)
      if (detail) rows.push(...formatProduct(detail, { origin: site.origin, locales }))
    }
    const last = ids.length === EXPORT_SIZE ? ids.at(-1) : undefined
    return { csv: formatCsv(rows), nextPageCursor: last ?? null }
  })
}

function toReport(result: ImportResult): ProductImport {
  const { file, dryRun, products, failed, remarks } = result
  const skipped = file.skipped.map(({ title, reason, ...place }) => ({
    ...place,
    message: `${title}: ${reason}`,
  }))
  return {
    format: file.format,
    rows: file.rows,
    dryRun,
    foreignCurrency: file.foreignCurrency,
    counts: countProducts(result),
    products: products
      .flatMap(({ action, draft }) => {
        const { row, title, variants } = draft
        return action === 'unchanged' ? [] : [{ action, row, title, variants: variants.length }]
      })
      .slice(0, MAX_REPORTED),
    errors: [
      ...file.invalid.flatMap(({ title, errors }) =>
        errors.map(({ line, row, column, message }) => ({ line, row, column, message, title })),
      ),
      ...failed.map(({ line, row, column, message, title }) => ({
        ...{ line, row, column, message, title },
      })),
    ].slice(0, MAX_REPORTED),
    remarks: [...skipped, ...remarks]
      .map(({ line, row, column, message }) => ({ line, row, column, message }))
      .slice(0, MAX_REPORTED),
    notedColumns: [...file.notedColumns],
  }
}
