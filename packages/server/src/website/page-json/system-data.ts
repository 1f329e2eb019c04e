import { isMessage, type TranslateMessage } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import type { RenderContext } from '../render-context/index.ts'
import { formatContinueUrl, formatStoreUrl } from '../site-shell/index.ts'

type SystemData = Readonly<Record<string, unknown>>

/**
 * Returns the data of a page of the platform in the language of the page: messages are translated, and
 * URLs of the shop get its prefix. Texts are plain, and many are a visitor's: none may be read as markup.
 */
export function getSystemData(
  context: RenderContext,
  data: SystemData,
  translate: TranslateMessage,
): SystemData {
  const toTemplateValue = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return untrusted(toText(value, key))
    if (typeof value === 'bigint') return Number(value)
    if (isMessage(value)) return untrusted(translate(value))
    if (Array.isArray(value)) return value.map((inner) => toTemplateValue(inner, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, toTemplateValue(inner, name)]),
    )
  }
  const toText = (text: string, key: string): string => {
    if (key === 'url') return localizeProductUrl(context, text)
    return key === 'continueUrl' || key === 'continueShoppingLinkUrl'
      ? formatContinueUrl(context.shell)
      : text
  }
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, toTemplateValue(value, key)]),
  )
}

/** Returns the URL of a product in the page's language; data has it in the site's own. */
function localizeProductUrl({ shell }: RenderContext, url: string): string {
  const [, urlId, product] = /^\/([^/?]+)\/p\/([^/?]+)$/.exec(url) ?? []
  const store = shell.stores.find(({ collection }) => collection.urlId === urlId)
  return store ? `${formatStoreUrl(shell, store.collection)}/p/${product ?? ''}` : url
}
