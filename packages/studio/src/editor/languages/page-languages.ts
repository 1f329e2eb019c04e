import type { DocumentWithDraft, SiteLanguage } from '@vitrine/contract'

/** How far a page is in one language. */
export type LanguageState = 'published' | 'changed' | 'draft' | 'missing'

type Stored = Pick<DocumentWithDraft, 'published' | 'rev'>

/** Returns how far a page is in a language; `hasUnsaved` if this window has changes that the server does not have. */
export function getLanguageState(
  { published, rev }: Stored,
  { locale, isWritten, hasUnsaved }: LanguageOfPage,
): LanguageState {
  const shown = published.find((each) => each.locale === locale)
  if (!isWritten) return 'missing'
  if (!shown) return 'draft'
  return shown.rev === rev && !hasUnsaved ? 'published' : 'changed'
}

interface LanguageOfPage {
  readonly locale: string
  readonly isWritten: boolean
  readonly hasUnsaved: boolean
}

/** Returns the language that the texts of a page start from: that of the site if the page is written in it, else its own. */
export function findSourceLocale(
  written: readonly string[],
  languages: readonly Pick<SiteLanguage, 'tag' | 'isDefault'>[],
): string {
  const main = languages.find(({ isDefault }) => isDefault)?.tag ?? 'en-US'
  return written.includes(main) ? main : (written[0] ?? main)
}
