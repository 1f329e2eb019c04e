import { callApi } from '../../../api/call-api.ts'
import { type OrderFilters, toOrderQuery } from './order-filters.ts'

/** The most pages of an export: 100,000 orders. */
const MAX_PAGES = 200

/** Downloads the filtered orders as a CSV file. */
export async function exportOrders(filters: OrderFilters): Promise<void> {
  const parts: string[] = []
  let cursor: string | null = ''
  while (cursor !== null && parts.length < MAX_PAGES) {
    const page: ExportPage = await loadPage(filters, cursor)
    // Each page begins with the byte order mark, which only the file has.
    parts.push(parts.length === 0 ? page.csv : page.csv.replace(/^\uFEFF/, ''))
    cursor = page.nextPageCursor
  }
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `orders-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

interface ExportPage {
  readonly csv: string
  readonly nextPageCursor: string | null
}

/** Loads a page of the export; the first one has an empty cursor. */
async function loadPage(filters: OrderFilters, cursor: string): Promise<ExportPage> {
  const query = { ...toOrderQuery(filters), ...(cursor && { cursor }) }
  return callApi('exportOrders', { query })
}
