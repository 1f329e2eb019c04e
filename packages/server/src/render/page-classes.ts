import type { Content, Place } from './content.ts'
import { themePageId } from './page-json.ts'

/** What styles and scripts know a page by. @see compat §3 "page-id", "page-classes" */
export function pageMarks(
  place: Place,
  content: Content,
): { readonly id: string; readonly classes: string } {
  const currency = `native-currency-code-${place.site.store.currency.toLowerCase()}`
  if (content.kind === 'system') {
    const classes = [currency, content.name, 'mobile-style-available']
    return { id: content.name, classes: classes.join(' ') }
  }
  const { id, typeName } =
    content.kind === 'page'
      ? { id: themePageId(place.site, content.name), typeName: 'page' }
      : { id: content.store.collection.id, typeName: 'products' }
  const classes = [
    currency,
    `collection-${id}`,
    `collection-type-${typeName}`,
    'collection-layout-default',
    ...(place.path === '/' ? ['homepage'] : []),
    ...(content.kind === 'list' ? ['view-list'] : []),
    ...(content.kind === 'item' ? ['view-item'] : []),
    'mobile-style-available',
  ]
  const pageId = content.kind === 'item' ? `item-${content.product.id}` : `collection-${id}`
  return { id: pageId, classes: classes.join(' ') }
}
