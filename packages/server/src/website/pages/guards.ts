import type { Access } from '@vitrine/page'
import type { Content } from '../render/content.ts'
import type { PublishedItem, PublishedPage } from '../render/view/published.ts'

/** What stands before a page: a password, or the areas whose members may pass. */
export interface Guard {
  readonly documentId: string
  readonly access: Exclude<Access, { readonly kind: 'everybody' }>
  /** An item in a collection that is open is announced; a page is not. */
  readonly item: PublishedItem | undefined
}

/** All that has to be passed; nothing where everybody may read. */
export function guardsOf(page: PublishedPage, item?: PublishedItem): readonly Guard[] {
  return [guardOf(page, undefined), item && guardOf(item, item)].flatMap((guard) => guard ?? [])
}

function guardOf(
  { id, body: { access } }: PublishedPage | PublishedItem,
  item: PublishedItem | undefined,
): Guard | undefined {
  return access.kind === 'everybody' ? undefined : { documentId: id, access, item }
}

/** Whether who asks may read an item, besides the page they are on. */
export type MayRead = (item: PublishedItem) => boolean

/** Who may read what everybody may. */
export const nobody: MayRead = () => false

/** The page as one may see it who may read nothing more than `mayRead` says: the rest is named only. */
export function closedTo(mayRead: MayRead, content: Content): Content {
  const close = (item: PublishedItem) =>
    item.body.access.kind === 'everybody' || mayRead(item) ? item : teaserOf(item)
  if (content.kind === 'record') {
    const { previous, next } = content
    return { ...content, previous: previous && close(previous), next: next && close(next) }
  }
  if (content.kind !== 'collection') return content
  const { items, upcoming } = content.listed
  const listed = {
    ...content.listed,
    items: items.map(close),
    ...(upcoming && { upcoming: upcoming.map(close) }),
  }
  return { ...content, listed }
}

/**
 * What may be told of an item to those who may not read it: what it is called, when it is, and where it
 * stands. Named one by one, so that a field that is added is kept back.
 */
export function teaserOf(item: PublishedItem): PublishedItem {
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
