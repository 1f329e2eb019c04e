import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { fetchErrors } from './errors.ts'
import { isPublicAddress } from './public-address.ts'

/** The address and port of a connection. */
export interface Endpoint {
  readonly address: string
  readonly port: number
}

/**
 * Resolves a host to checked addresses, once for each connection. The connection goes to one of these: a name
 * that changes a moment later is not resolved again.
 */
export type ResolveHost = (host: string, port: number) => Promise<readonly Endpoint[]>

const ALLOWED_PORTS = [80, 443]

/**
 * Creates a resolver for hosts of the public internet on the web's ports. A name with one private address is
 * rejected. Throws `fetch.notPublic`, `.unreachable`.
 */
export function createPublicResolver(
  resolveName: (name: string) => Promise<readonly string[]> = lookupAddresses,
): ResolveHost {
  return async (host, port) => {
    if (!ALLOWED_PORTS.includes(port)) throw fetchErrors.notPublic()
    const addresses = isIP(host) === 0 ? await resolveName(host) : [host]
    if (addresses.length === 0) throw fetchErrors.unreachable()
    if (!addresses.every(isPublicAddress)) throw fetchErrors.notPublic()
    return addresses.map((address) => ({ address, port }))
  }
}

/** Resolves a host that the operator allows, whatever its addresses are. Throws `fetch.unreachable`. */
export const resolveAnyHost: ResolveHost = async (host, port) => {
  const addresses = isIP(host) === 0 ? await lookupAddresses(host) : [host]
  return addresses.map((address) => ({ address, port }))
}

async function lookupAddresses(name: string): Promise<readonly string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address)
  } catch (cause) {
    throw fetchErrors.unreachable({ cause })
  }
}
