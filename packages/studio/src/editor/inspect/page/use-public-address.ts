import { useQuery } from '@tanstack/react-query'
import type { JsonObject } from '@vitrine/page'
import { routeQuery } from '../../../api/route-query.ts'
import { sessionQuery } from '../../../api/session.ts'
import { useEditor } from '../../context.ts'
import { findMember, isJsonObject } from '../values/json-members.ts'
import { formatPublicAddress } from './public-address.ts'
import { useShownMeta } from './use-page.ts'

/** The host at which visitors find the site, and the address of the open page on it. */
export interface PublicAddress {
  readonly host: string
  readonly address: string
}

/** Returns the public address of the page in the language of the editor. */
export function usePublicAddress(): PublicAddress {
  const { store } = useEditor()
  const meta = useShownMeta()
  const host = usePublicHost()
  const pages = useQuery(routeQuery('readSitePages')).data?.pages
  const languages = useQuery(routeQuery('listLanguages')).data?.languages
  const isHome = pages?.find(({ id }) => id === store.documentId)?.isHome ?? false
  const prefix = languages?.find(({ tag }) => tag === store.locale)?.prefix ?? ''
  const collectionSlug = useCollectionSlug()
  const slug = meta?.slug ?? ''
  return { host, address: formatPublicAddress({ host, prefix, collectionSlug, slug, isHome }) }
}

/** Returns the primary host of the site, or that of this window if it has none. */
function usePublicHost(): string {
  return useQuery(sessionQuery).data?.site.host ?? window.location.host
}

/** Returns the URL of the collection of the open item, in the language of the editor; empty for pages. */
export function useCollectionSlug(): string {
  const { store } = useEditor()
  const isItem = store.kind === 'item'
  const own = routeQuery('readDocument', { params: { id: store.documentId } })
  const id = useQuery({ ...own, enabled: isItem }).data?.collectionId ?? undefined
  const collection = useQuery({
    ...routeQuery('readDocument', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  }).data
  const pages = useQuery(routeQuery('readSitePages')).data?.pages
  if (!collection) return ''
  // A document is JSON.
  const meta = findMember(collection.body as JsonObject, 'meta')
  const translated = isJsonObject(meta) ? findMember(meta, store.locale) : undefined
  const slug = isJsonObject(translated) ? findMember(translated, 'slug') : undefined
  if (typeof slug === 'string') return slug
  return pages?.find((page) => page.id === id)?.slug ?? ''
}
