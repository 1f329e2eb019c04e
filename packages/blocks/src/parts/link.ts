import { isWebAddress, type Link, formatLinkAttributes, type ResolveLink } from '@vitrine/page'

/** Returns the attributes of a link; empty if it leads nowhere. */
export function formatLink(link: Link | undefined, resolve: ResolveLink): string {
  const resolved = link && resolve(link)
  return resolved && isWebAddress(resolved.href) ? formatLinkAttributes(resolved) : ''
}

/** Returns the URL of a link; empty if it leads nowhere. */
export function resolveHref(link: Link | undefined, resolve: ResolveLink): string {
  const href = link && resolve(link)?.href
  return href !== undefined && /^(?:https?:|\/(?![/\\]))/i.test(href) ? href : ''
}
