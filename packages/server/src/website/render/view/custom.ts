import { type Item, richTextHtml } from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import type { Place } from '../content.ts'
import { pictureView } from './picture.ts'
import type { Assets } from './published.ts'

/** What templates see of an item of a kind of the theme's own. @see compat §1 "customTypes" */
export function customView(
  place: Place,
  { typeName, fields }: NonNullable<Item['custom']>,
  assets: Assets,
) {
  const picture = (id: string, displayIndex = 0) => {
    const file = assets.get(id)
    return file ? [pictureView(place, { file, alt: '', displayIndex, assets })] : []
  }
  const shown = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'string') return [name, untrusted(value)] as const
    if (typeof value !== 'object') return [name, value] as const
    if ('assetId' in value) return [name, picture(value.assetId)[0] ?? null] as const
    if ('assetIds' in value) return [name, value.assetIds.flatMap(picture)] as const
    return [name, richTextHtml(value, { resolve: place.resolve })] as const
  })
  return { ...Object.fromEntries(shown), customType: typeName }
}
