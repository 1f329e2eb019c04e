import type { Collection } from '../../commerce/catalog/index.ts'
import type { SiteShell } from './site-shell.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'

/** Returns the path of a store in the language of a shell: that of its page, or its own. */
export function formatStoreUrl(
  { pages, language }: Pick<SiteShell, 'pages' | 'language'>,
  { id, urlId }: Pick<Collection, 'id' | 'urlId'>,
): string {
  return formatLocaleUrl(language.prefix, pages.get(id)?.path ?? urlId)
}

/** Returns the path where buyers continue shopping. */
export function formatContinueUrl(shell: Pick<SiteShell, 'pages' | 'language' | 'stores'>): string {
  const [store] = shell.stores
  return store
    ? formatStoreUrl(shell, store.collection)
    : formatLocaleUrl(shell.language.prefix, 'shop')
}
