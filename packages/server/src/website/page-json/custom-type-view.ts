import { type Item, renderRichText } from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import type { RenderContext } from '../render-context/index.ts'
import type { Assets } from '../site-shell/index.ts'
import { getImageView } from './image-view.ts'

/** Returns the custom fields of an item with a type of the theme. @see compat §1 "customTypes" */
export function getCustomFieldsView(
  context: RenderContext,
  { typeName, fields }: NonNullable<Item['custom']>,
  assets: Assets,
) {
  const toImages = (id: string, displayIndex = 0) => {
    const file = assets.get(id)
    return file ? [getImageView(context, { file, alt: '', displayIndex, assets })] : []
  }
  const views = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'string') return [name, untrusted(value)] as const
    if (typeof value !== 'object') return [name, value] as const
    if ('assetId' in value) return [name, toImages(value.assetId)[0] ?? null] as const
    if ('assetIds' in value) return [name, value.assetIds.flatMap(toImages)] as const
    return [name, renderRichText(value, { resolve: context.resolve })] as const
  })
  return { ...Object.fromEntries(views), customType: typeName }
}
