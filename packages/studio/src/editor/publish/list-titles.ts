import type { ReviewView } from '@vitrine/contract'
import type { Translate } from '../../ui/i18n.ts'
import { formatLanguage, formatTitle } from './document-title.ts'

type Entry = Pick<ReviewView['entries'][number], 'documentId' | 'locale' | 'kind' | 'title'>

/** The maximum number of titles in a sentence. */
const MAX_TITLES = 3

/** Returns the titles of entries in a sentence, each with its languages if there are several. */
export function listTitles(entries: readonly Entry[], t: Translate): string {
  const hasLanguages = new Set(entries.map(({ locale }) => locale)).size > 1
  const ids = [...new Set(entries.map(({ documentId }) => documentId))]
  const shown = ids.slice(0, MAX_TITLES).map((id) => {
    const own = entries.filter(({ documentId }) => documentId === id)
    const [first] = own
    const title = first ? formatTitle(first, t) : ''
    const languages = own.map(({ locale }) => formatLanguage(locale, t)).join(', ')
    return hasLanguages ? t('publish.titleIn', { title, languages }) : title
  })
  const count = ids.length - shown.length
  const titles = shown.join(', ')
  return count === 0 ? t('publish.titles', { titles }) : t('publish.titlesMore', { titles, count })
}
