import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addSubnet('169.254.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']

/**
 * Whether the other end of the connection is this machine or its own network, and speaks for itself:
 * what a proxy passes on may come from anywhere. Asks the connection, not a header.
 */
export function isNearPeer({
  socket,
  headers,
}: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const address = socket.remoteAddress
  if (address === undefined || PASSED_ON.some((name) => headers[name] !== undefined)) return false
  return near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
