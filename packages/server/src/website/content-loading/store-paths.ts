import type { Db } from '../../platform/db/db.ts'
import { loadLanguagePaths } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { LanguagePaths } from '../render-context/index.ts'
import { memoizeByOwner, type SiteShell, type StoreCollection } from '../site-shell/index.ts'

/** The paths by shell, since all products of a store need the same ones. */
const cached = memoizeByOwner<SiteShell, LanguagePaths>()

/** Loads the paths of a store in each language: those of its page, or its own path. */
export function loadStorePaths(
  db: Db,
  { site, shell }: { readonly site: Site; readonly shell: SiteShell },
  { collection: { id, urlId } }: StoreCollection,
): Promise<LanguagePaths> {
  const { languages, language, pages } = shell
  const page = pages.get(id)
  if (!page) return Promise.resolve(Object.fromEntries(languages.map(({ tag }) => [tag, urlId])))
  if (languages.length < 2) return Promise.resolve({ [language.tag]: page.path ?? urlId })
  return cached(shell, id, () => loadLanguagePaths(db, site.id, id))
}
