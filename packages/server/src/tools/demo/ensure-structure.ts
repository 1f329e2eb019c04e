import { collectionTypeCodes, orderingCodes } from '@vitrine/model'
import {
  type Body,
  type DocumentKind,
  type JsonObject,
  type Link,
  MAIN_NAVIGATION,
  newCollection,
  newNavigation,
  newPage,
  newSiteSettings,
  plainToRich,
} from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { publishStarter, type Starter } from '../starters/index.ts'
import { createDocument, publishDocuments, loadSingles } from '../../content/documents/index.ts'

interface Structure {
  readonly locale: string
  readonly title: string
  readonly tagLine?: string
  readonly description?: string
  readonly announcement?: string
  /** The collection of the shop's page. */
  readonly shop: { readonly id: string; readonly urlId: string; readonly title: string }
  /** The links of the main menu after the shop's. */
  readonly links: readonly { readonly label: string; readonly url: string }[]
  /** The documents that the site begins with, besides the shop's page. */
  readonly starter?: Starter | undefined
}

/** Publishes the starter, the shop's page, the menu and the settings of a new site. Has no effect if the site has settings. */
export async function ensureStructure(db: Db, siteId: string, structure: Structure): Promise<void> {
  const { locale, shop, starter } = structure
  const known = await loadSingles(db, siteId, { locale, fallback: locale })
  if (known['site-settings']) return
  await transact(db, async (tx) => {
    const page = newPage(
      { locale, title: shop.title, slug: shop.urlId },
      {
        collection: newCollection({
          type: collectionTypeCodes.products,
          typeName: 'products',
          ordering: orderingCodes['user-orderable'],
          pageSize: 200,
        }),
      },
    )
    await publishDocument(tx, siteId, { kind: 'page', id: shop.id, body: page, locale })
    if (starter) await publishStarter(tx, siteId, { starter, shopId: shop.id, locale })
    if (!starter?.documents.some(({ kind }) => kind === 'navigation'))
      await publishDocument(tx, siteId, { kind: 'navigation', body: createMenu(structure), locale })
    await publishDocument(tx, siteId, {
      kind: 'site-settings',
      body: createSettings(structure),
      locale,
    })
  })
}

function createMenu({ locale, shop, links }: Structure) {
  const [main, ...others] = newNavigation().menus
  const items = [
    { kind: 'page' as const, id: 'shop', pageId: shop.id },
    ...links
      .filter(({ url }) => url !== `/${shop.urlId}`)
      .map(({ label, url }, index) => {
        const to: Link = { kind: 'url', url }
        return { kind: 'link' as const, id: `link-${index}`, title: { [locale]: label }, to }
      }),
  ]
  return { schema: 1 as const, menus: [{ id: main?.id ?? MAIN_NAVIGATION, items }, ...others] }
}

function createSettings({ locale, title, tagLine, description, announcement }: Structure) {
  const settings = newSiteSettings({ locale, title })
  return {
    ...settings,
    ...(tagLine !== undefined && { tagLine: { [locale]: tagLine } }),
    ...(description !== undefined && { description: { [locale]: description } }),
    ...(announcement && {
      announcementBar: {
        enabled: true,
        text: { [locale]: plainToRich(announcement) },
        version: 1,
      },
    }),
  }
}

async function publishDocument(
  db: Db,
  siteId: string,
  input: {
    readonly kind: DocumentKind
    readonly id?: string
    readonly body: Body
    readonly locale: string
  },
): Promise<void> {
  const { locale, body, ...document } = input
  // Bodies are JSON: their schemas allow nothing else.
  const json = body as Body & JsonObject
  const { id: documentId, rev } = await createDocument(db, siteId, {
    ...document,
    body: json,
    memberId: null,
  })
  await publishDocuments(db, siteId, { entries: [{ documentId, locale, rev }], memberId: null })
}
