import type { Collection } from '../../commerce/catalog/index.ts'
import type { Shell } from './shell.ts'
import { urlIn } from '../../identity/multilingual/index.ts'

/** Where a shop is in the language of a shell: at its page's address, or at its own where it has no page. */
export function storeUrl(
  { pages, language }: Pick<Shell, 'pages' | 'language'>,
  { id, urlId }: Pick<Collection, 'id' | 'urlId'>,
): string {
  return urlIn(language.prefix, pages.get(id)?.path ?? urlId)
}

/** Where buyers go on shopping, in the language of a shell. */
export function continueUrl(shell: Pick<Shell, 'pages' | 'language' | 'stores'>): string {
  const [store] = shell.stores
  return store ? storeUrl(shell, store.collection) : urlIn(shell.language.prefix, 'shop')
}
