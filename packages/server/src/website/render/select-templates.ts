import { pageTypeCodes } from '@vitrine/model'
import type { Template } from '@vitrine/template'
import type { PageContent } from '../render-context/index.ts'
import type { Theme } from '../theme-loading/index.ts'

/** The types of pages without header and footer. */
const STANDS_ALONE: ReadonlySet<number> = new Set([
  pageTypeCodes['splash-page'],
  pageTypeCodes['popup-overlay'],
])

/**
 * Selects the layout of a page: the one that the owner chose, or that of the kind of collection in the theme. A cover page, a bare page
 * and a popup, which only its editor shows as a page, use the splash layout of the theme or of the platform.
 *
 * @see compat §1 "regionName"
 */
export function selectRegions(theme: Theme, content: PageContent): readonly Template[] {
  const standard = theme.layouts.get('default') ?? []
  const getSplashLayout = () => {
    const own = theme.layouts.get('splash')
    const ours = theme.system.get('splash')
    return own ?? (ours ? [ours] : standard)
  }
  if (content.kind === 'system') return content.isBare ? getSplashLayout() : standard
  const getLayout = (name: string | undefined) =>
    name === undefined ? undefined : theme.layouts.get(name)
  const getLayoutOfKind = (typeName: string | undefined) =>
    getLayout(theme.collections.get(typeName ?? '')?.conf?.layout)
  if (content.kind === 'list' || content.kind === 'item')
    return getLayoutOfKind('products') ?? standard
  if (!('page' in content && 'body' in content.page)) return standard
  const { type, settings, collection } = content.page.body
  const layout = getLayout(settings.layout) ?? getLayoutOfKind(collection?.typeName)
  return layout ?? (STANDS_ALONE.has(type) ? getSplashLayout() : standard)
}

/**
 * Selects the content template. The platform has what a theme lacks; an unknown type of collection
 * is rendered as a blog.
 */
export function selectMainTemplate(
  theme: Theme,
  content: Exclude<PageContent, { readonly kind: 'blocks' }>,
): Template | undefined {
  const getTemplates = (typeName: string) => {
    const [own, posts] = [theme.collections.get(typeName), theme.collections.get('blog')]
    return { list: own?.list ?? posts?.list, item: own?.item ?? posts?.item }
  }
  switch (content.kind) {
    case 'page':
      return content.page.template
    case 'collection':
      return getTemplates(content.page.body.collection?.typeName ?? '').list
    case 'record':
      return getTemplates(content.page.body.collection?.typeName ?? '').item
    case 'list':
      return theme.collections.get('products')?.list
    case 'item':
      return theme.collections.get('products')?.item
    case 'system':
      return theme.system.get(content.name)
  }
}
