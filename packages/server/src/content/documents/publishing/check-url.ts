import { addressedPageTypes, type CheckText, pageTypeCodes } from '@vitrine/model'
import type { JsonObject } from '@vitrine/page'
import { listLanguages } from '../../../identity/multilingual/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { getListing } from '../listing.ts'
import { findReservedIssue } from './projection.ts'

const ADDRESSED = addressedPageTypes.map((type) => pageTypeCodes[type])

/** Returns why a page cannot be published at the URL that it has in a language; undefined if it can. */
export async function findUrlIssue(
  db: Db,
  siteId: string,
  { body, locale }: { readonly body: JsonObject; readonly locale: string },
): Promise<CheckText | undefined> {
  const slug = getListing(body).slugs[locale]
  if (!slug || !ADDRESSED.some((code) => code === body['type'])) return undefined
  const languages = await listLanguages(db, siteId)
  const prefixes = languages.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]))
  return findReservedIssue(slug, prefixes)
}
