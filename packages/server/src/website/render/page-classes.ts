import { getThemePageId } from '../page-json/index.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'
import { formatPageUrl } from '../site-shell/index.ts'
import { getTweakClasses, getTweakValues, type Theme } from '../theme-loading/index.ts'

/** Returns the id and classes of the body. @see compat §3 "page-id", "page-classes" */
export function getPageMarks(
  context: RenderContext,
  content: PageContent,
  theme: Theme,
): { readonly id: string; readonly classes: string } {
  const tweaks = getTweakClasses(
    theme.stylesheet.tweaks,
    getTweakValues(context.shell.aesthetics, theme),
  )
  const currency = `native-currency-code-${context.site.store.currency.toLowerCase()}`
  if (content.kind === 'system') {
    const classes = [...tweaks, currency, content.name, 'mobile-style-available']
    return { id: content.name, classes: classes.join(' ') }
  }
  const {
    collectionId,
    typeName,
    layout = 'default',
    itemId,
    isList,
  } = getSubject(context, content)
  const classes = [
    ...tweaks,
    currency,
    `collection-${collectionId}`,
    `collection-type-${typeName}`,
    `collection-layout-${layout}`,
    ...(isHomePage(context) ? ['homepage'] : []),
    ...(isList ? ['view-list'] : []),
    ...(itemId === undefined ? [] : ['view-item']),
    'mobile-style-available',
  ]
  const id = itemId === undefined ? `collection-${collectionId}` : `item-${itemId}`
  return { id, classes: classes.join(' ') }
}

function isHomePage({ path, language }: RenderContext): boolean {
  return path === formatPageUrl({ language }, '')
}

interface Subject {
  readonly collectionId: string
  readonly typeName: string
  readonly layout?: string | undefined
  readonly itemId?: string
  readonly isList?: boolean
}

function getSubject(
  { site }: RenderContext,
  content: Exclude<PageContent, { readonly kind: 'system' }>,
): Subject {
  switch (content.kind) {
    case 'page':
      return { collectionId: getThemePageId(site, content.name), typeName: 'page' }
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
