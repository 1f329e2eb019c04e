import { callApi } from '../../api/call-api.ts'
import { type CustomerFilters, toCustomerQuery } from './filters.ts'
import { saveFile } from './save-file.ts'

interface ExportPage {
  readonly csv: string
  readonly nextPageCursor: string | null
}

/** The most pages of an export: 100,000 customers. */
const MAX_PAGES = 200

/** Saves the filtered customers as a CSV file. */
export async function exportCustomers(filters: CustomerFilters): Promise<void> {
  const parts: string[] = []
  let cursor: string | null = ''
  while (cursor !== null && parts.length < MAX_PAGES) {
    const page: ExportPage = await loadPage(filters, cursor)
    // Each page begins with the byte order mark, which only the file has.
    parts.push(parts.length === 0 ? page.csv : page.csv.replace(/^\uFEFF/, ''))
    cursor = page.nextPageCursor
  }
  saveFile(`customers-${new Date().toISOString().slice(0, 10)}.csv`, parts, 'text/csv')
}

/** Loads a page of the export; the first one has an empty cursor. */
async function loadPage(filters: CustomerFilters, cursor: string): Promise<ExportPage> {
  const query = { ...toCustomerQuery(filters), ...(cursor && { cursor }) }
  return callApi('exportCustomers', { query })
}
