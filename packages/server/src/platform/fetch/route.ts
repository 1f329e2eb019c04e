import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { fetchErrors } from './errors.ts'
import { isPublicAddress } from './public-address.ts'

/** Where a connection may go. */
export interface Stop {
  readonly address: string
  readonly port: number
}

/**
 * The places that a host has, each of them checked. Asked once for every connection, and the connection goes
 * to what was answered: a name that means something else a moment later is not asked again.
 */
export type Route = (host: string, port: number) => Promise<readonly Stop[]>

const PORTS = [80, 443]

/**
 * Hosts of the public internet on the web's own ports. A name with one address that is not public is
 * refused whole. Throws `fetch.notPublic`, `.unreachable`.
 */
export function publicRoute(
  addressesOf: (name: string) => Promise<readonly string[]> = addressesByName,
): Route {
  return async (host, port) => {
    if (!PORTS.includes(port)) throw fetchErrors.notPublic()
    const addresses = isIP(host) === 0 ? await addressesOf(host) : [host]
    if (addresses.length === 0) throw fetchErrors.unreachable()
    if (!addresses.every(isPublicAddress)) throw fetchErrors.notPublic()
    return addresses.map((address) => ({ address, port }))
  }
}

async function addressesByName(name: string): Promise<readonly string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address)
  } catch (cause) {
    throw fetchErrors.unreachable({ cause })
  }
}
