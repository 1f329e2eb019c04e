import { createPresetSection, presets } from '@vitrine/blocks/presets'
import { pageTypeCodes } from '@vitrine/model'
import { type Content, newPage, newSection } from '@vitrine/page'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { loadPresetWords } from '../add/sections/lazy-preset-words.ts'
import { findCollections } from '../add/sections/site-collections.ts'
import { newId } from '../store/new-id.ts'
import { pageLayouts, type PageLayoutId } from './page-layouts.ts'
import type { Place } from './page-tree.ts'
import type { SitePages } from './site-pages.ts'

/** The kinds of pages and collections that can be added. */
export type NewPageKind =
  | 'page'
  | 'layout'
  | 'splash'
  | 'folder'
  | 'index'
  | 'blog'
  | 'events'
  | 'gallery'
  | 'album'
  | 'course'
  | 'lessons'
  | 'products'

interface NewPageInput {
  readonly kind: NewPageKind
  readonly layout: PageLayoutId
  readonly title: string
  readonly slug: string
  /** The place in a menu; null for none. */
  readonly place: Place
}

/** Adds a page with its entry of a menu. Resolves to its id. */
export async function addNewPage(input: NewPageInput, site: SitePages): Promise<string> {
  const pageId = await createPage(input, site)
  const { place: to } = input
  if (to !== null) await callApi('moveEntry', { body: { entry: { pageId, folderId: null }, to } })
  return pageId
}

async function createPage(input: NewPageInput, site: SitePages): Promise<string> {
  const { kind, layout, title, slug } = input
  if (kind === 'products') return createStore(title, slug)
  if (kind !== 'page' && kind !== 'layout' && kind !== 'splash') {
    const body = { typeName: kind, title, slug }
    return (await callApi('createThemeCollection', { body })).id
  }
  const content = kind === 'layout' ? await createLayout(layout, site) : createBlank()
  const type = kind === 'splash' ? { type: pageTypeCodes['splash-page'] } : {}
  const page = newPage({ locale: site.locale, title, slug }, { ...content, ...type })
  return (await callApi('createDocument', { body: { kind: 'page', body: { ...page } } })).id
}

function createBlank(): Content {
  return { sections: [newSection(newId)], blocks: {} }
}

/** Creates the sections of a finished page in the language of the site. */
async function createLayout(layout: PageLayoutId, site: SitePages): Promise<Content> {
  const words = await loadPresetWords(site.locale)
  const collections = findCollections(site)
  return pageLayouts[layout].reduce<Content>(
    (content, id) => {
      const preset = presets.find((each) => each.id === id)
      if (!preset) return content
      const input = { newId, locale: site.locale, words, content, collections }
      const { section, blocks } = createPresetSection(preset, input)
      const own = Object.fromEntries(blocks.map((block) => [block.id, block]))
      const filled = { ...section, blockIds: blocks.map((block) => block.id) }
      return { sections: [...content.sections, filled], blocks: { ...content.blocks, ...own } }
    },
    { sections: [], blocks: {} },
  )
}

/** Creates a store with its root category, in the order that the platform defines. @see platform spec §4 */
async function createStore(title: string, urlId: string): Promise<string> {
  const session = await queryClient.fetchQuery(sessionQuery)
  const websiteId = session?.site.id ?? ''
  const { id } = await callApi('createStore', { params: { websiteId }, body: { title, urlId } })
  const category = { displayName: title, type: 'ROOT' } as const
  await callApi('createRootCategory', { params: { websiteId, collectionId: id }, body: category })
  return id
}
