import { collectionTypeCodes } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import type { Place } from '../content.ts'
import { urlOf } from '../urls.ts'
import { pictureView } from './picture.ts'
import type { Assets, PublishedPage } from './published.ts'

/** Without one, a page's own layout is this. @see compat §1 "layouts" */
const DEFAULT_LAYOUT = 'default'

/**
 * A page of the structure as page JSON has it: to templates every page is a collection.
 *
 * @see compat §5, page-json-shapes "collection"
 */
export function pageView(
  place: Place,
  page: PublishedPage,
  given: {
    readonly assets: Assets
    readonly itemCount?: number
    readonly tags?: readonly string[]
    readonly categories?: readonly string[]
  },
) {
  const { assets, itemCount = 0, tags = [], categories = [] } = given
  const { body, meta } = page
  const { collection, settings } = body
  const folder = collection?.folder
  const file = assets.get(settings.mainImageId ?? '')
  return {
    id: page.id,
    websiteId: place.site.id,
    enabled: settings.enabled,
    starred: false,
    type: collection?.type ?? collectionTypeCodes.page,
    ordering: collection?.ordering ?? 3,
    title: untrusted(meta.title),
    navigationTitle: untrusted(meta.navigationTitle ?? meta.title),
    urlId: meta.slug,
    fullUrl: urlOf(place, page.path),
    description: untrusted(meta.description ?? ''),
    itemCount,
    updatedOn: page.publishedAt.getTime(),
    publicCommentCount: 0,
    pageSize: collection?.pageSize ?? 20,
    folder: folder !== undefined,
    dropdown: folder !== undefined && !folder.isIndex,
    ...(folder && { folderBehavior: folder.behavior, index: folder.isIndex }),
    tags: tags.map(untrusted),
    categories: categories.map(untrusted),
    homepage: page.path === '',
    typeName: collection?.typeName ?? 'page',
    typeLabel: collection?.typeName ?? 'page',
    regionName: settings.layout ?? DEFAULT_LAYOUT,
    synchronizing: false,
    draft: false,
    seoHidden: settings.noindex === true,
    categoryPagesSeoHidden: false,
    tagPagesSeoHidden: false,
    qrCodeEnabled: false,
    eventView: 1,
    features: {
      relatedItems: { isEnabled: false },
      productQuickView: { isEnabled: false },
    },
    passwordProtected: body.access.kind === 'password',
    pagePermissionType: PERMISSION[body.access.kind],
    ...backgroundView(page),
    ...(file && {
      mainImageId: file.id,
      mainImage: pictureView(place, { file, alt: meta.title, assets }),
    }),
  }
}

/** Who may read, in numbers: 1 everybody, 2 with a password, 3 members. */
const PERMISSION = { everybody: 1, password: 2, members: 3 } as const

/** The first section's, as older themes ask for it. @see platform spec §3 "Background source" */
function backgroundView({ body }: PublishedPage) {
  const source = body.sections[0]?.background?.source
  return source === undefined ? {} : { backgroundSource: source }
}
