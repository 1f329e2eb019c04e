import type { Content, Place } from './content.ts'
import { themePageId } from './page-json.ts'
import { tweakClasses } from './styles/tweak-values.ts'
import type { Theme } from './theme.ts'
import { tweaksOf } from './theme-styles.ts'
import { urlOf } from './urls.ts'

/** What styles and scripts know a page by. @see compat §3 "page-id", "page-classes" */
export function pageMarks(
  place: Place,
  content: Content,
  theme: Theme,
): { readonly id: string; readonly classes: string } {
  const chosen = tweakClasses(theme.stylesheet.tweaks, tweaksOf(place.site, theme))
  const currency = `native-currency-code-${place.site.store.currency.toLowerCase()}`
  if (content.kind === 'system') {
    const classes = [...chosen, currency, content.name, 'mobile-style-available']
    return { id: content.name, classes: classes.join(' ') }
  }
  const { collectionId, typeName, layout = 'default', itemId, isList } = subjectOf(place, content)
  const classes = [
    ...chosen,
    currency,
    `collection-${collectionId}`,
    `collection-type-${typeName}`,
    `collection-layout-${layout}`,
    ...(isHome(place) ? ['homepage'] : []),
    ...(isList ? ['view-list'] : []),
    ...(itemId === undefined ? [] : ['view-item']),
    'mobile-style-available',
  ]
  const id = itemId === undefined ? `collection-${collectionId}` : `item-${itemId}`
  return { id, classes: classes.join(' ') }
}

function isHome({ path, language }: Place): boolean {
  return path === urlOf({ language }, '')
}

interface Subject {
  readonly collectionId: string
  readonly typeName: string
  readonly layout?: string | undefined
  readonly itemId?: string
  readonly isList?: boolean
}

function subjectOf(
  { site }: Place,
  content: Exclude<Content, { readonly kind: 'system' }>,
): Subject {
  switch (content.kind) {
    case 'page':
      return { collectionId: themePageId(site, content.name), typeName: 'page' }
    case 'blocks':
    case 'collection':
    case 'record': {
      const { id, body } = content.page
      return {
        collectionId: id,
        typeName: body.collection?.typeName ?? 'page',
        layout: body.settings.layout,
        isList: content.kind === 'collection',
        ...(content.kind === 'record' && { itemId: content.item.id }),
      }
    }
    case 'list':
      return { collectionId: content.store.collection.id, typeName: 'products', isList: true }
    case 'item':
      return {
        collectionId: content.store.collection.id,
        typeName: 'products',
        itemId: content.product.id,
      }
  }
}
