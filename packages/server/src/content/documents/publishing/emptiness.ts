import type { EmptinessPorts, EmptyPart, ShownSite } from '@vitrine/blocks'
import { blockTypeCodes, getTranslate } from '@vitrine/model'
import type { Content, JsonObject, Navigation, NavigationItem, SiteSettings } from '@vitrine/page'
import { compile, type Template } from '@vitrine/template'
import { listLanguages } from '../../../identity/multilingual/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { parseIds } from '../../../platform/db/id.ts'
import { loadImagesByIds } from '../../../platform/files/store.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { ListMemberAreaIds } from '../../../platform/slice.ts'
import { findDraft } from '../drafts/draft-store.ts'
import { loadLinkTargets } from './suggestion-store.ts'

/** The templates of block types, which are few. */
const compiledTemplates = new Map<string, Template>()

interface CheckedContent {
  readonly body: JsonObject
  readonly content: Content
  readonly locale: string
  /** The ids of the documents that are published together. */
  readonly together: readonly string[]
}

type CheckedSite = Pick<Site, 'id' | 'language' | 'title'>

/** Loads what empty blocks are found with, from the drafts of the site. */
export async function loadEmptinessPorts(
  db: Db,
  site: CheckedSite,
  checked: CheckedContent & { readonly listMemberAreaIds: ListMemberAreaIds },
): Promise<Pick<EmptinessPorts, 'render' | 'translate' | 'socialAccounts' | 'site'>> {
  const draft = await findDraft(db, site.id, { kind: 'site-settings' })
  const settings = (draft?.body ?? {}) as unknown as Partial<SiteSettings> // a valid body of that kind
  const { siteTitle = {}, logoImageId, comments, socialAccounts = [] } = settings
  const types = new Set(Object.values(checked.content.blocks).map(({ type }) => type))
  const areaIds = types.has(blockTypeCodes['member-area'])
    ? await checked.listMemberAreaIds(db, site.id)
    : []
  const logos = await loadImagesByIds(db, site.id, logoImageId === undefined ? [] : [logoImageId])
  return {
    translate: getTranslate('en'),
    render: (source, data) => getTemplate(source).render(data).output,
    socialAccounts: socialAccounts.map(({ serviceName, profileUrl }) => ({
      name: serviceName,
      url: profileUrl,
    })),
    site: {
      title: siteTitle[checked.locale] || siteTitle[site.language] || site.title,
      hasLogo: logos.size > 0,
      // Collections have comments below their items only.
      hasComments: (comments?.enabled ?? true) && checked.body['collection'] === undefined,
      hasMemberArea: (id) => areaIds.includes(id),
      ...(types.has(blockTypeCodes.navigation)
        ? await loadMenus(db, site.id, checked.together)
        : { languageCount: 1, hasMenu: () => true }),
    },
  }
}

/** Loads the menus: an item that leads to a page is there once the page is published. */
async function loadMenus(
  db: Db,
  siteId: string,
  together: readonly string[],
): Promise<Pick<ShownSite, 'languageCount' | 'hasMenu'>> {
  const draft = await findDraft(db, siteId, { kind: 'navigation' })
  const { menus = [] } = (draft?.body ?? {}) as unknown as Partial<Navigation> // a valid body of that kind
  const ids = menus.flatMap(({ items }) => items.flatMap((item) => getPageId(item) ?? []))
  const pages = await loadLinkTargets(db, siteId, parseIds(ids))
  const isShown = (item: NavigationItem) => {
    const id = getPageId(item)
    return id === undefined || pages.get(id) === true || together.includes(id)
  }
  return {
    languageCount: (await listLanguages(db, siteId)).length,
    hasMenu: (id) => menus.some((menu) => menu.id === id && menu.items.some(isShown)),
  }
}

/** Returns the page that an item of a menu leads to; undefined if it leads elsewhere. */
function getPageId(item: NavigationItem): string | undefined {
  if (item.kind === 'page') return item.pageId
  return item.kind === 'link' && item.to.kind === 'document' ? item.to.id : undefined
}

/** Returns an empty block or section as an issue of its document. */
export function toEmptinessIssue({ blockId, sectionId, code, text, fix }: EmptyPart) {
  const section = blockId === null && { sectionId }
  return { blockId, ...section, code, field: null, text, fix }
}

function getTemplate(source: string): Template {
  const cached = compiledTemplates.get(source)
  if (cached) return cached
  const template = compile(source, { name: 'block' })
  compiledTemplates.set(source, template)
  return template
}
