import { findAssetReferences, type Json } from '@vitrine/page'

/** Something outside of a document that it names by id. */
interface Reference {
  readonly kind: 'document' | 'a product' | 'a category' | 'an image' | 'a member area'
  readonly id: string
}

/** The keys that hold the id of something. */
const keys: Readonly<Record<string, Reference['kind']>> = {
  collectionId: 'document',
  pageId: 'document',
  productId: 'a product',
  memberAreaId: 'a member area',
}

/** The kinds of links. */
const linkKinds: Readonly<Record<string, Reference['kind']>> = {
  document: 'document',
  product: 'a product',
  category: 'a category',
}

/** Finds what a body names by id: other documents, products, images. */
export function findReferences(body: Json): readonly Reference[] {
  const images = findAssetReferences(body).map(({ id }) => ({ kind: 'an image' as const, id }))
  return [...findInside(body), ...images]
}

function findInside(value: Json): readonly Reference[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((each: Json) => findInside(each))
  const members = Object.entries(value as { readonly [name: string]: Json })
  const kind = members.find(([name]) => name === 'kind')?.[1]
  const ofLink = typeof kind === 'string' ? linkKinds[kind] : undefined
  return members.flatMap(([name, member]) => {
    const of = name === 'id' ? ofLink : keys[name]
    if (of && typeof member === 'string') return [{ kind: of, id: member }]
    if ((name === 'pageIds' || name === 'memberAreaIds') && Array.isArray(member))
      return member.flatMap((id: Json) =>
        typeof id === 'string'
          ? [{ kind: name === 'pageIds' ? ('document' as const) : ('a member area' as const), id }]
          : [],
      )
    return findInside(member)
  })
}
