import type { ReadOptions } from '../../content/documents/index.ts'
import type { SiteShell } from './site-shell.ts'

/** Returns the languages in which documents are loaded: that of the shell, else the site's own. */
export function getDocumentLanguages({ language, languages, drafts }: SiteShell): ReadOptions {
  const fallback = languages.find(({ isDefault }) => isDefault)?.tag ?? language.tag
  return { locale: language.tag, fallback, drafts }
}
