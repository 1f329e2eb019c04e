import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the network that limits count a visitor's address by: an IPv4 address as it is, the /64 of an IPv6
 * address, as one visitor has all addresses of it.
 */
export function getClientNetwork(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  return `${expand(bare).slice(0, 4).join(':')}::/64`
}

/** Returns the groups of an IPv6 address without leading zeros; the last two may be an IPv4 address. */
function expand(address: string): readonly string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before.map(toGroup)
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].map(toGroup)
}

function toGroup(text: string): string {
  return text.replace(/^0+(?=.)/, '').toLowerCase()
}
