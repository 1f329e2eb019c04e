import { pageTypeCodes } from '@vitrine/model'
import type { JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import {
  listDocumentIds,
  type ExportedDocument,
  loadExportedDocument,
} from '../../content/documents/index.ts'
import { toDocumentFile } from './document-file.ts'
import type { SiteFile } from './format.ts'
import { FileNames } from './file-names.ts'

export interface ExportContext {
  readonly site: SiteFile
  readonly write: (path: string, value: unknown) => Promise<void>
}

const CLOSED = 'the page stays closed after an import until you set its password again.'

/** Exports every document that is not in the trash, each in a file named like its address. */
export async function exportDocuments(tx: Db, siteId: string, { site, write }: ExportContext) {
  const ids = await listDocumentIds(tx, siteId)
  const languages = new Set([site.language, ...site.languages.map(({ tag }) => tag)])
  const names = new FileNames()
  const namesOfPages = new Map<string, string>()
  const omitted: string[] = []
  const paths = new Map<string, string>()
  // Pages first: the folder of a collection's items has the name of its page.
  for (const isItem of [false, true])
    for (const { id, kind } of ids) {
      if ((kind === 'item') !== isItem) continue
      const whole = await loadExportedDocument(tx, siteId, id)
      if (!whole) continue
      const path = names.assign(getFolder(whole, namesOfPages), getFileName(whole, site.language))
      if (kind === 'page') namesOfPages.set(id, path.slice(path.lastIndexOf('/') + 1))
      const closed = toObject(whole.body['access'])['kind']
      if (closed === 'password') omitted.push(`${path}.json: ${CLOSED}`)
      const unspoken = whole.published.filter(({ locale }) => !languages.has(locale))
      for (const { locale } of unspoken)
        omitted.push(`${path}.json: published in ${locale}, which the site no longer has.`)
      const published = whole.published.filter(({ locale }) => languages.has(locale))
      await write(`${path}.json`, toDocumentFile({ ...whole, published }))
      paths.set(id, path)
    }
  return { count: ids.length, omitted, paths }
}

function getFolder({ kind, collectionId }: ExportedDocument, pages: ReadonlyMap<string, string>) {
  if (kind === 'page') return 'documents/pages'
  return kind === 'item'
    ? `documents/items/${pages.get(collectionId ?? '') ?? 'items'}`
    : 'documents'
}

function getFileName({ kind, body }: ExportedDocument, language: string): string {
  if (kind !== 'page' && kind !== 'item') return kind
  const meta = toObject(body['meta'])
  const [first = ''] = Object.keys(meta).toSorted()
  const slug = toObject(meta[language] ?? meta[first])['slug']
  if (typeof slug === 'string' && slug !== '') return slug
  const [type = 'page'] =
    Object.entries(pageTypeCodes).find(([, code]) => code === body['type']) ?? []
  return type === 'page' || type === 'main-content' ? 'home' : type
}

function toObject(value: unknown): JsonObject {
  // Bodies are JSON.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {}
}
