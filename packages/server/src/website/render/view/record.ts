import { recordTypeCodes } from '@vitrine/model'
import { type Item, richTextHtml } from '@vitrine/page'
import { untrusted } from '@vitrine/template'
import type { Place } from '../content.ts'
import { urlOf } from '../urls.ts'
import { authorView } from './author.ts'
import { customView } from './custom.ts'
import { counts, WORKFLOW_PUBLISHED } from './counts.ts'
import { inLanguage } from './localized.ts'
import { fileView, pictureView } from './picture.ts'
import type { Assets, PublishedItem } from './published.ts'

/** The names templates know the kinds of records by. @see compat §5 "recordTypeLabel" */
const LABELS: ReadonlyMap<number, string> = new Map(
  Object.entries(recordTypeCodes).map(([label, code]) => [code, label]),
)

/**
 * An item of a collection as page JSON has it. `html` is its sections, drawn; null in lists that do not
 * ask for it.
 *
 * @see compat §5, page-json-shapes "item"
 */
export function recordView(
  place: Place,
  item: PublishedItem,
  given: { readonly html: string | null; readonly assets: Assets },
) {
  const { html, assets } = given
  const { body, meta } = item
  const excerpt = body.excerpt?.[item.locale]
  const file = assets.get(body.mainImageId ?? '')
  const alt = inLanguage(body.alt ?? {}, place)
  const link = body.link && place.resolve(body.link)
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
    author: authorView(place, body.authorId, assets),
    urlId: meta.slug,
    fullUrl: urlOf(place, item.path),
    sourceUrl: link?.href ?? body.source?.url ?? '',
    title: untrusted(meta.title),
    excerpt: excerpt ? richTextHtml(excerpt, { resolve: place.resolve }) : '',
    body: html,
    customContent: body.custom ? customView(place, body.custom, assets) : null,
    seoData: { seoTitle: meta.seoTitle ?? null, seoDescription: meta.seoDescription ?? null },
    ...(body.location && { location: plainLocation(body.location) }),
    ...counts({
      likeCount: item.likeCount,
      publicCommentCount: item.publicCommentCount,
      commentState: body.commentState,
    }),
    ...eventView(body),
    ...mediaView(body, assets),
    items: (body.assetIds ?? []).flatMap((id, displayIndex) => {
      const one = assets.get(id)
      return one ? pictureView(place, { file: one, alt: '', displayIndex, assets }) : []
    }),
    ...(file && {
      ...fileView(file, body.focal),
      mainImageId: file.id,
      mainImage: pictureView(place, { file, alt, focal: body.focal, assets }),
      altText: untrusted(alt),
    }),
  }
}

function plainLocation(location: NonNullable<Item['location']>) {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  return {
    ...location,
    addressTitle: untrusted(addressTitle ?? ''),
    addressLine1: untrusted(addressLine1 ?? ''),
    addressLine2: untrusted(addressLine2 ?? ''),
    addressCountry: untrusted(addressCountry ?? ''),
  }
}

/** @see compat §5 "Events": times in milliseconds */
function eventView({ event }: Item) {
  if (!event) return {}
  const [startDate, endDate] = [Date.parse(event.startAt), Date.parse(event.endAt)]
  return {
    startDate,
    endDate,
    structuredContent: { _type: 'CalendarEvent', startDate, endDate, allDay: event.allDay },
  }
}

/** Sound and film: where the file or the player is, and how long it takes. */
function mediaView({ media }: Item, assets: Assets) {
  if (!media) return {}
  const file = assets.get(media.assetId ?? '')
  const url = file ? fileView(file).assetUrl : (media.url ?? '')
  return { mediaUrl: url, durationMs: media.durationMs ?? 0 }
}
