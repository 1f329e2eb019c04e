import type { DocumentWithDraft } from '@vitrine/contract'

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
