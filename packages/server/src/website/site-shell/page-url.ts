import { type SiteLanguage, formatLocaleUrl } from '../../identity/multilingual/index.ts'

/** Returns the path of a page in a language. */
export function formatPageUrl(
  { language }: { readonly language: SiteLanguage },
  path: string,
): string {
  return formatLocaleUrl(language.prefix, path)
}
