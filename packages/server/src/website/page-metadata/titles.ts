import { getLocalizedText, getSiteTitle, type RenderContext } from '../render-context/index.ts'

type TitleContext = Pick<RenderContext, 'site' | 'language' | 'shell'>

/**
 * Fills a title format of the owner: `%s` site, `%p` tag line, `%c` collection or page, `%i` item.
 */
function fillFormat(
  format: string,
  context: TitleContext,
  values: { readonly c?: string; readonly i?: string },
) {
  const replacements: Readonly<Record<string, string>> = {
    s: getSiteTitle(context),
    p: getLocalizedText(context.shell.settings.tagLine, context),
    c: values.c ?? '',
    i: values.i ?? '',
  }
  return format.replaceAll(/%([spci])/g, (_sign, name: string) => replacements[name] ?? '')
}

export function formatHomeTitle(context: TitleContext): string {
  const tagLine = getLocalizedText(context.shell.settings.tagLine, context)
  const title = fillFormat(context.shell.settings.seo.homeTitle, context, {})
  return tagLine === '' || title !== getSiteTitle(context) ? title : `${title} — ${tagLine}`
}

export function formatCollectionTitle(context: TitleContext, title: string): string {
  return fillFormat(context.shell.settings.seo.collectionTitle, context, { c: title })
}

export function formatItemTitle(context: TitleContext, title: string, collection = ''): string {
  const { itemTitle: format } = context.shell.settings.seo
  return fillFormat(format, context, { i: title, c: collection })
}
