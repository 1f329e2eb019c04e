import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { HostDns } from '@vitrine/contract'
import { isPrivateHost } from './private-host.ts'

/** How hosts are looked up. */
interface DnsSettings {
  /** The addresses of DNS servers, with or without a port; none for those of the machine. */
  readonly servers: readonly string[]
  /** The public IP addresses of this server or its proxy; none if the operator did not name them. */
  readonly addresses: readonly string[]
}

let settings: DnsSettings = { servers: [], addresses: [] }

/** Sets how hosts are looked up, once at the start: the settings `DNS_SERVERS` and `SERVER_ADDRESSES`. */
export function configureDns(given: DnsSettings): void {
  settings = given
}

const TIMEOUT_MS = 2_000
const TRIES = 2

/**
 * Looks up a host of a site, and returns the records that lead it to this server. Without addresses from the operator,
 * those of the host of the request are right: it has just led here.
 */
export async function checkDns(
  host: string,
  site: { readonly names: readonly string[]; readonly currentHost: string },
): Promise<HostDns> {
  const answer = { host, addresses: [], records: [], checkedAt: new Date().toISOString() }
  if (isPrivateHost(host)) return { ...answer, state: 'local' }
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (settings.servers.length > 0) resolver.setServers(settings.servers)
  const [found, expected, alias] = await Promise.all([
    loadAddresses(resolver, host),
    loadServerAddresses(resolver, site.currentHost),
    loadAlias(resolver, host),
  ])
  const parent = site.names.find((name) => host === `www.${name}`)
  const records = parent
    ? [createAlias(host, parent, alias)]
    : expected.map((address) => createRecord(host, address, found ?? []))
  return {
    ...answer,
    addresses: [...(found ?? [])],
    records: expected.length === 0 ? [] : records,
    state: found === undefined ? 'failed' : getState(found, expected),
  }
}

function getState(found: readonly string[], expected: readonly string[]): HostDns['state'] {
  if (found.length === 0) return 'missing'
  if (expected.length === 0) return 'unknown'
  // Visitors come by any of the addresses.
  return found.every((address) => expected.includes(address)) ? 'working' : 'elsewhere'
}

type DnsRecord = HostDns['records'][number]

function createRecord(name: string, value: string, found: readonly string[]): DnsRecord {
  const version = isIP(value)
  const others = found.filter((address) => isIP(address) === version)
  const state = found.includes(value) ? 'found' : others.length > 0 ? 'different' : 'missing'
  return { type: version === 6 ? 'AAAA' : 'A', name, value, state }
}

function createAlias(name: string, value: string, alias: string | undefined): DnsRecord {
  const state = alias === undefined ? 'missing' : alias === value ? 'found' : 'different'
  return { type: 'CNAME', name, value, state }
}

async function loadServerAddresses(
  resolver: Resolver,
  currentHost: string,
): Promise<readonly string[]> {
  if (settings.addresses.length > 0) return settings.addresses
  if (isPrivateHost(currentHost) || isIP(currentHost) !== 0) return []
  return (await loadAddresses(resolver, currentHost)) ?? []
}

/** Loads the IPv4 and IPv6 addresses of a host; undefined if the DNS servers do not answer. */
async function loadAddresses(
  resolver: Resolver,
  host: string,
): Promise<readonly string[] | undefined> {
  const answers = await Promise.all([
    ignoreMissing(resolver.resolve4(host)),
    ignoreMissing(resolver.resolve6(host)),
  ])
  const known = answers.filter((answer) => answer !== undefined)
  return known.length === 0 ? undefined : known.flat()
}

async function loadAlias(resolver: Resolver, host: string): Promise<string | undefined> {
  const [alias] = (await ignoreMissing(resolver.resolveCname(host))) ?? []
  return alias?.toLowerCase()
}

/** Resolves to no records for a name without any, and to undefined if the DNS servers do not answer. */
async function ignoreMissing(
  answer: Promise<readonly string[]>,
): Promise<readonly string[] | undefined> {
  try {
    return await answer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined
  }
}
