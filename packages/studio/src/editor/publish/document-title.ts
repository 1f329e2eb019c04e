import type { DocumentSummary } from '@vitrine/contract'
import type { Translate } from '../../ui/i18n.ts'

type Named = Pick<DocumentSummary, 'kind' | 'title'>

/** Returns the title of a document, or what it is if it has none. */
export function formatTitle({ kind, title }: Named, t: Translate): string {
  if (title !== '') return title
  switch (kind) {
    case 'navigation':
      return t('publish.kind.navigation')
    case 'header-footer':
      return t('publish.kind.headerFooter')
    case 'site-settings':
      return t('publish.kind.siteSettings')
    case 'aesthetics':
      return t('publish.kind.aesthetics')
    default:
      return t('publish.untitled')
  }
}

/** Returns the name of a language in English: "French". */
export function formatLanguage(locale: string, t: Translate): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale
  return t('publish.languageName', { name })
}
