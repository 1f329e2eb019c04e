import { isIP } from 'node:net'
import { isPublicAddress } from '../../platform/fetch/public-address.ts'

let allowed: readonly string[] = []

/** Sets the hosts that are allowed although they are not public, once at the start: the setting `WEBHOOK_HOSTS`. */
export function allowWebhookHosts(hosts: readonly string[]): void {
  allowed = hosts
}

/** Returns the hosts with ports that are allowed although they are not public. */
export function getAllowedHosts(): readonly string[] {
  return allowed
}

/**
 * Returns what is wrong with an address that a person entered; undefined for nothing. What a name resolves to is checked for each
 * delivery.
 */
export function findAddressError(address: string): string | undefined {
  if (!URL.canParse(address)) return 'Enter a complete URL, such as https://example.com/hooks.'
  const url = new URL(address)
  if (url.username !== '' || url.password !== '')
    return 'Remove the user name and the password from the address.'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const defaultPort = url.protocol === 'http:' ? '80' : '443'
  if (
    ['http:', 'https:'].includes(url.protocol) &&
    allowed.includes(`${host}:${url.port || defaultPort}`)
  )
    return undefined
  if (url.protocol !== 'https:') return 'Enter an address that begins with https://.'
  if (url.port !== '') return 'Enter an address without a port.'
  if (host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host)))
    return 'Enter a public address. This one is of a private network.'
  return undefined
}
