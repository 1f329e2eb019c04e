import type { PresetSource } from '@vitrine/blocks/presets'
import type { Reply, Routes } from '@vitrine/contract'

/** The ids of the collections that presets show, as far as the site has them. */
export type SiteCollections = { readonly [S in PresetSource]?: string | undefined }

/** Finds the first collection of each form that presets show. */
export function findCollections({ pages }: Reply<Routes['readSitePages']>): SiteCollections {
  const find = (form: PresetSource) => pages.find(({ typeName }) => typeName === form)?.id
  return { products: find('products'), events: find('events') }
}
