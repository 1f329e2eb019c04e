import type { Access } from '@vitrine/page'
import type { PageContent } from '../render-context/index.ts'
import type { PublishedItem, PublishedPage } from '../site-shell/index.ts'

/** A condition in front of a page: its password, or membership of an area. */
export interface Guard {
  readonly documentId: string
  readonly access: Exclude<Access, { readonly kind: 'everybody' }>
  /**
   * The item that is restricted; undefined if the whole page is. Only an item in a public
   * collection is announced.
   */
  readonly item: PublishedItem | undefined
}

/** Returns the guards of a page and an item; empty if both are public. */
export function getGuards(page: PublishedPage, item?: PublishedItem): readonly Guard[] {
  return [getGuard(page, undefined), item && getGuard(item, item)].flatMap((guard) => guard ?? [])
}

function getGuard(
  { id, body: { access } }: PublishedPage | PublishedItem,
  item: PublishedItem | undefined,
): Guard | undefined {
  return access.kind === 'everybody' ? undefined : { documentId: id, access, item }
}

/** Returns whether the visitor may read an item. */
export type CanReadItem = (item: PublishedItem) => boolean

/** Denies every restricted item. */
export const canReadNothing: CanReadItem = () => false

/** Replaces every item that the visitor may not read by its teaser. */
export function hideUnreadable(canRead: CanReadItem, content: PageContent): PageContent {
  const toReadable = (item: PublishedItem) =>
    item.body.access.kind === 'everybody' || canRead(item) ? item : toTeaser(item)
  if (content.kind === 'record') {
    const { previous, next } = content
    return {
      ...content,
      previous: previous && toReadable(previous),
      next: next && toReadable(next),
    }
  }
  if (content.kind !== 'collection') return content
  const { items, upcoming } = content.listing
  const listing = {
    ...content.listing,
    items: items.map(toReadable),
    ...(upcoming && { upcoming: upcoming.map(toReadable) }),
  }
  return { ...content, listing }
}

/**
 * Returns the public part of a restricted item: its title, date and URL. The fields are listed one
 * by one, so that a new field is withheld by default.
 */
export function toTeaser(item: PublishedItem): PublishedItem {
  const { title, slug, navigationTitle } = item.meta
  const meta = { title, slug, ...(navigationTitle !== undefined && { navigationTitle }) }
  const { schema, recordType, access, tags, categories, featured, commentState, settings } =
    item.body
  const { event, authorId, publishOn } = item.body
  return {
    ...item,
    meta,
    body: {
      schema,
      recordType,
      access,
      tags,
      categories,
      featured,
      commentState,
      settings,
      meta: { [item.locale]: meta },
      sections: [],
      blocks: {},
      ...(event && { event }),
      ...(authorId !== undefined && { authorId }),
      ...(publishOn !== undefined && { publishOn }),
    },
  }
}
