import {
  changeTaxes,
  createProduct,
  exportProducts,
  importProductFile,
  type ProductDetail,
  readProduct,
} from '@vitrine/contract'
import { expect } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { readRecords } from '../../commerce/product-import/csv.ts'
import { testLibrary } from '../library.ts'

export type Table = string[][]

/** Creates a store with a signed-in owner, who exports, edits and imports products. */
export async function testProductFiles() {
  const shop = await testLibrary()
  await ensureCollection(shop.db, shop.site.id, { urlId: 'shop', title: 'Shop' })
  const taxes = { pricesIncludeTax: false, storeCountry: null, rates: [] }
  await shop.call('PUT', changeTaxes.path, { ...taxes, taxClasses: ['Reduced', 'Zero'] })
  const create = async (product: object) => {
    const reply = await shop.call('POST', createProduct.path, { product })
    expect(reply.status, reply.text).toBe(200)
    return (reply.body as ProductDetail).id
  }
  const read = async (id: string) => {
    const { body } = await shop.call('GET', readProduct.path.replace('{id}', id))
    return readProduct.replies[200].parse(body)
  }
  const exported = async (): Promise<Table> => {
    const rows: Table = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor === '' ? '' : `?cursor=${cursor}`
      const reply = await shop.call('GET', `${exportProducts.path}${query}`)
      const page = exportProducts.replies[200].parse(reply.body)
      rows.push(
        ...[...readRecords(page.csv.replace(/^\uFEFF/, ''), ',')].map(({ cells }) => [...cells]),
      )
      cursor = page.nextPageCursor
    }
    return rows
  }
  const imported = async (rows: Table | string, dryRun = false) => {
    const text = typeof rows === 'string' ? rows : formatRows(rows)
    const file = Buffer.from(text).toString('base64')
    const reply = await shop.call('POST', importProductFile.path, { file, dryRun })
    expect(reply.status, reply.text).toBe(200)
    return importProductFile.replies[200].parse(reply.body)
  }
  return { ...shop, create, read, exported, imported }
}

/** Formats rows as a spreadsheet program saves them: the marks before formulas stay. */
function formatRows(rows: Table): string {
  return rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
}

/** Sets a cell of the row whose column has a text. */
export function setCell(rows: Table, row: number, column: string, text: string): void {
  const cells = rows[row]
  const index = rows[0]?.indexOf(column) ?? -1
  if (!cells || index < 0) throw new Error(`No cell ${row} of ${column}`)
  cells[index] = text
}
