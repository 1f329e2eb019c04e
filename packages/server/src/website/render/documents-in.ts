import type { Languages } from '../../content/documents/index.ts'
import type { Shell } from './shell.ts'

/** What documents are asked for in: the shell's language, the site's own where one has nothing in that. */
export function documentsIn({ language, languages, drafts }: Shell): Languages {
  const fallback = languages.find(({ isDefault }) => isDefault)?.tag ?? language.tag
  return { locale: language.tag, fallback, drafts }
}
