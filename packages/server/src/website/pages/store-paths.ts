import type { Db } from '../../platform/db/db.ts'
import { languagePaths } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { LanguagePaths } from '../render/content.ts'
import { keptWith } from '../render/kept-with.ts'
import type { Shell, Store } from '../render/shell.ts'

/** All products of a shop ask for the same. */
const kept = keptWith<Shell, LanguagePaths>()

/** Where a shop stands in each language: by its page, or everywhere by its own address. */
export function storePaths(
  db: Db,
  { site, shell }: { readonly site: Site; readonly shell: Shell },
  { collection: { id, urlId } }: Store,
): Promise<LanguagePaths> {
  const { languages, language, pages } = shell
  const page = pages.get(id)
  if (!page) return Promise.resolve(Object.fromEntries(languages.map(({ tag }) => [tag, urlId])))
  if (languages.length < 2) return Promise.resolve({ [language.tag]: page.path ?? urlId })
  return kept(shell, id, () => languagePaths(db, site.id, id))
}
