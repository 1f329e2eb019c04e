import { collectionTypeCodes } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import type { RenderContext } from '../render-context/index.ts'
import { type Assets, formatPageUrl, type PublishedPage } from '../site-shell/index.ts'
import { getImageView } from './image-view.ts'

/** The layout of a page without a layout of its own. @see compat §1 "layouts" */
const DEFAULT_LAYOUT = 'default'

/**
 * Returns a page for page JSON. To templates every page is a collection.
 *
 * @see compat §5, page-json-shapes "collection"
 */
export function getPageView(
  context: RenderContext,
  page: PublishedPage,
  options: {
    readonly assets: Assets
    readonly itemCount?: number
    readonly tags?: readonly string[]
    readonly categories?: readonly string[]
  },
) {
  const { assets, itemCount = 0, tags = [], categories = [] } = options
  const { body, meta } = page
  const { collection, settings } = body
  const folder = collection?.folder
  const file = assets.get(settings.mainImageId ?? '')
  return {
    id: page.id,
    websiteId: context.site.id,
    enabled: settings.enabled,
    starred: false,
    type: collection?.type ?? collectionTypeCodes.page,
    ordering: collection?.ordering ?? 3,
    title: untrusted(meta.title),
    navigationTitle: untrusted(meta.navigationTitle ?? meta.title),
    urlId: meta.slug,
    fullUrl: formatPageUrl(context, page.path),
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
    pagePermissionType: PERMISSIONS[body.access.kind],
    ...getBackgroundView(page),
    ...(file && {
      mainImageId: file.id,
      mainImage: getImageView(context, { file, alt: meta.title, assets }),
    }),
  }
}

/** The permission types: 1 is public, 2 has a password, 3 is for members. */
const PERMISSIONS = { everybody: 1, password: 2, members: 3 } as const

/**
 * Returns the background of the first section, for older themes.
 *
 * @see platform spec §3 "Background source"
 */
function getBackgroundView({ body }: PublishedPage) {
  const source = body.sections[0]?.background?.source
  return source === undefined ? {} : { backgroundSource: source }
}
