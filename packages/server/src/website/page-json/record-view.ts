import { recordTypeCodes } from '@vitrine/model'
import { type Item, renderRichText } from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import { getLocalizedText, type RenderContext } from '../render-context/index.ts'
import { type Assets, formatPageUrl, type PublishedItem } from '../site-shell/index.ts'
import { getAuthorView } from './author-view.ts'
import { getReactionCounts, WORKFLOW_PUBLISHED } from './counts.ts'
import { getCustomFieldsView } from './custom-type-view.ts'
import { getFileView, getImageView } from './image-view.ts'

/** The names of record types in templates. @see compat §5 "recordTypeLabel" */
const LABELS: ReadonlyMap<number, string> = new Map(
  Object.entries(recordTypeCodes).map(([label, code]) => [code, label]),
)

/**
 * Returns an item for page JSON. `html` is its rendered content; null in lists without it.
 *
 * @see compat §5, page-json-shapes "item"
 */
export function getRecordView(
  context: RenderContext,
  item: PublishedItem,
  options: { readonly html: string | null; readonly assets: Assets },
) {
  const { html, assets } = options
  const { body, meta } = item
  const excerpt = body.excerpt?.[item.locale]
  const file = assets.get(body.mainImageId ?? '')
  const alt = getLocalizedText(body.alt ?? {}, context)
  const link = body.link && context.resolve(body.link)
  return {
    id: item.id,
    collectionId: item.collectionId,
    recordType: body.recordType,
    recordTypeLabel: body.custom?.typeName ?? LABELS.get(body.recordType) ?? 'text',
    version: 1,
    addedOn: item.createdAt.getTime(),
    updatedOn: item.publishedAt.getTime(),
    publishOn: item.publishOn.getTime(),
    displayIndex: item.displayIndex,
    starred: body.featured,
    passthrough: link !== undefined,
    workflowState: WORKFLOW_PUBLISHED,
    categories: body.categories.map(untrusted),
    tags: body.tags.map(untrusted),
    authorId: body.authorId ?? '',
    author: getAuthorView(context, body.authorId, assets),
    urlId: meta.slug,
    fullUrl: formatPageUrl(context, item.path),
    sourceUrl: link?.href ?? body.source?.url ?? '',
    title: untrusted(meta.title),
    excerpt: excerpt ? renderRichText(excerpt, { resolve: context.resolve }) : '',
    body: html,
    customContent: body.custom ? getCustomFieldsView(context, body.custom, assets) : null,
    seoData: { seoTitle: meta.seoTitle ?? null, seoDescription: meta.seoDescription ?? null },
    ...(body.location && { location: toPlainLocation(body.location) }),
    ...getReactionCounts({
      likeCount: item.likeCount,
      publicCommentCount: item.publicCommentCount,
      commentState: body.commentState,
    }),
    ...getEventView(body),
    ...getMediaView(body, assets),
    items: (body.assetIds ?? []).flatMap((id, displayIndex) => {
      const image = assets.get(id)
      return image ? getImageView(context, { file: image, alt: '', displayIndex, assets }) : []
    }),
    ...(file && {
      ...getFileView(file, body.focal),
      mainImageId: file.id,
      mainImage: getImageView(context, { file, alt, focal: body.focal, assets }),
      altText: untrusted(alt),
    }),
  }
}

function toPlainLocation(location: NonNullable<Item['location']>) {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  return {
    ...location,
    addressTitle: untrusted(addressTitle ?? ''),
    addressLine1: untrusted(addressLine1 ?? ''),
    addressLine2: untrusted(addressLine2 ?? ''),
    addressCountry: untrusted(addressCountry ?? ''),
  }
}

/**
 * Returns the times of an event, in milliseconds.
 *
 * @see compat §5 "Events": times in milliseconds
 */
function getEventView({ event }: Item) {
  if (!event) return {}
  const [startDate, endDate] = [Date.parse(event.startAt), Date.parse(event.endAt)]
  return {
    startDate,
    endDate,
    structuredContent: { _type: 'CalendarEvent', startDate, endDate, allDay: event.allDay },
  }
}

/** Returns the URL and the duration of audio or video. */
function getMediaView({ media }: Item, assets: Assets) {
  if (!media) return {}
  const file = assets.get(media.assetId ?? '')
  const url = file ? getFileView(file).assetUrl : (media.url ?? '')
  return { mediaUrl: url, durationMs: media.durationMs ?? 0 }
}
