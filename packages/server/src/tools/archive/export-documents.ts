import { pageTypeCodes } from '@vitrine/model'
import type { JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { documentIds, type WholeDocument, wholeDocument } from '../../content/documents/index.ts'
import { documentFile } from './document-file.ts'
import type { SiteFile } from './format.ts'
import { Names } from './names.ts'

export interface Writing {
  readonly site: SiteFile
  readonly write: (path: string, value: unknown) => Promise<void>
}

const CLOSED = 'the page stays closed after an import until its password is set again.'

/** Every document that is not in the trash, each in a file that is named like its address. */
export async function exportDocuments(tx: Db, siteId: string, { site, write }: Writing) {
  const ids = await documentIds(tx, siteId)
  const spoken = new Set([site.language, ...site.languages.map(({ tag }) => tag)])
  const names = new Names()
  const namesOfPages = new Map<string, string>()
  const leftOut: string[] = []
  const paths = new Map<string, string>()
  // Pages first: the folder of a collection's items has its name.
  for (const isItem of [false, true])
    for (const { id, kind } of ids) {
      if ((kind === 'item') !== isItem) continue
      const whole = await wholeDocument(tx, siteId, id)
      if (!whole) continue
      const path = names.give(folderOf(whole, namesOfPages), nameOf(whole, site.language))
      if (kind === 'page') namesOfPages.set(id, path.slice(path.lastIndexOf('/') + 1))
      const closed = asObject(whole.body['access'])['kind']
      if (closed === 'password') leftOut.push(`${path}.json: ${CLOSED}`)
      const unspoken = whole.published.filter(({ locale }) => !spoken.has(locale))
      for (const { locale } of unspoken)
        leftOut.push(
          `${path}.json: published in ${locale}, which is no language of the site any more.`,
        )
      const published = whole.published.filter(({ locale }) => spoken.has(locale))
      await write(`${path}.json`, documentFile({ ...whole, published }))
      paths.set(id, path)
    }
  return { count: ids.length, leftOut, paths }
}

function folderOf({ kind, collectionId }: WholeDocument, pages: ReadonlyMap<string, string>) {
  if (kind === 'page') return 'documents/pages'
  return kind === 'item'
    ? `documents/items/${pages.get(collectionId ?? '') ?? 'items'}`
    : 'documents'
}

function nameOf({ kind, body }: WholeDocument, language: string): string {
  if (kind !== 'page' && kind !== 'item') return kind
  const meta = asObject(body['meta'])
  const [first = ''] = Object.keys(meta).toSorted()
  const slug = asObject(meta[language] ?? meta[first])['slug']
  if (typeof slug === 'string' && slug !== '') return slug
  const [type = 'page'] =
    Object.entries(pageTypeCodes).find(([, code]) => code === body['type']) ?? []
  return type === 'page' || type === 'main-content' ? 'home' : type
}

function asObject(value: unknown): JsonObject {
  // Of a body that is JSON.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {}
}
