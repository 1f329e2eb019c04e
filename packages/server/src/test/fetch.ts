import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createGuardedFetch, type GuardedFetch } from '../platform/fetch/guarded-fetch.ts'
import { createPublicResolver, type ResolveHost } from '../platform/fetch/resolve-host.ts'

/** A foreign server, on this machine. */
interface StandIn {
  readonly port: number
  /** The URLs that were requested. */
  readonly requests: readonly string[]
}

const standIns = new Map<string, StandIn>()

/** Starts a server for `host`, for the duration of the test. */
export async function startStandIn(host: string, answer: RequestListener): Promise<StandIn> {
  const requests: string[] = []
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, reply) => {
    requests.push(request.url ?? '')
    answer(request, reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, not on a path.
  const { port } = server.address() as AddressInfo
  standIns.set(host, { port, requests })
  onTestFinished(() => {
    standIns.delete(host)
    server.close()
    server.closeAllConnections()
  })
  return { port, requests }
}

const resolvePublic = createPublicResolver(async () => [])

/** Resolves the stand-ins by name, on the web's ports, and no other name. */
export const testResolver: ResolveHost = async (host, port) => {
  const there = standIns.get(host)
  if (!there || (port !== 80 && port !== 443)) return resolvePublic(host, port)
  return [{ address: '127.0.0.1', port: there.port }]
}

const plainFetch = createGuardedFetch(testResolver)

/** Hosts that are requested over https only; their stand-ins speak plain HTTP. */
const ENCRYPTED =
  /^https:(?=\/\/(?:www\.google\.com|recaptchaenterprise\.googleapis\.com|hooks\.example)\/)/

export const testFetch: GuardedFetch = (url, options) =>
  plainFetch(url.replace(ENCRYPTED, 'http:'), options)
