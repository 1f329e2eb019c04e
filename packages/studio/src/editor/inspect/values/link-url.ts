import type { Json } from '@vitrine/page'

/** Returns whether a value is a link to an address. */
export function isLinkUrl(
  value: Json | undefined,
): value is { readonly kind: 'url'; readonly url: string; readonly newWindow?: boolean } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'url'
}

/** Returns an address as documents store it; undefined if it is none. A bare host gets a scheme, an email address its own. */
export function parseLinkUrl(text: string): string | undefined {
  const url = text.trim()
  const isEmail = /^[^\s@/]+@[^\s@/][^\s@/.]*\.[^\s@/]+$/.test(url)
  const isHost = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(url)
  const address = isEmail ? `mailto:${url}` : isHost ? `https://${url}` : url
  return /^(?:https?:\/\/.|mailto:.|tel:.|\/(?![/\\])|#)\P{Cc}*$/iu.test(address)
    ? address
    : undefined
}
