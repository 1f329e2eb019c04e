import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const localNetworks = new BlockList()
localNetworks.addSubnet('127.0.0.0', 8)
localNetworks.addSubnet('10.0.0.0', 8)
localNetworks.addSubnet('172.16.0.0', 12)
localNetworks.addSubnet('192.168.0.0', 16)
localNetworks.addSubnet('169.254.0.0', 16)
localNetworks.addAddress('::1', 'ipv6')
localNetworks.addSubnet('fc00::', 7, 'ipv6')
localNetworks.addSubnet('fe80::', 10, 'ipv6')

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']

/**
 * Returns whether the client is on this machine or its network and no proxy forwards the request. Reads the
 * connection, as a forwarded request may come from anywhere.
 */
export function isLocalPeer({
  socket,
  headers,
}: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const address = socket.remoteAddress
  if (address === undefined || PROXY_HEADERS.some((name) => headers[name] !== undefined))
    return false
  return localNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
