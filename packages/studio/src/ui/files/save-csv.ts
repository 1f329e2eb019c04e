import { saveFile } from './save-file.ts'

/** A page of an export; the last one has no cursor. */
interface ExportPage {
  readonly csv: string
  readonly nextPageCursor: string | null
}

/** Loads all pages of an export, and lets the browser save them as one CSV file, named after it and today. */
export async function saveCsv(
  name: string,
  loadPage: (page: { readonly cursor?: string }) => Promise<ExportPage>,
): Promise<void> {
  const parts: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: ExportPage = await loadPage(cursor === '' ? {} : { cursor })
    // Each page begins with the byte order mark, which only the file has.
    parts.push(parts.length === 0 ? page.csv : page.csv.replace(/^\uFEFF/, ''))
    cursor = page.nextPageCursor
  }
  saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, parts, 'text/csv')
}
