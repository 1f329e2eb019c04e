import { isWebAddress, type Link, linkAttributes, type ResolveLink } from '@vitrine/page'

/** `href` and what goes with it as attributes; empty where the link leads nowhere. */
export function linkView(link: Link | undefined, resolve: ResolveLink): string {
  const resolved = link && resolve(link)
  return resolved && isWebAddress(resolved.href) ? linkAttributes(resolved) : ''
}

/** The address alone; empty where the link leads nowhere. */
export function redirectOf(link: Link | undefined, resolve: ResolveLink): string {
  const href = link && resolve(link)?.href
  return href !== undefined && /^(?:https?:|\/(?![/\\]))/i.test(href) ? href : ''
}
