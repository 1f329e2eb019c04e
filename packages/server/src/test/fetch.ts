import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { guardedFetch } from '../platform/fetch/guarded-fetch.ts'
import { publicRoute, type Route } from '../platform/fetch/route.ts'

/** Somebody else's server, on this machine. */
interface StandIn {
  readonly port: number
  /** What was asked of it. */
  readonly asked: readonly string[]
}

const standIns = new Map<string, StandIn>()

/** Answers to everybody who asks for `host`, for as long as the test runs. */
export async function standIn(host: string, answer: RequestListener): Promise<StandIn> {
  const asked: string[] = []
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, reply) => {
    asked.push(request.url ?? '')
    answer(request, reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens at a port, not at a path.
  const { port } = server.address() as AddressInfo
  standIns.set(host, { port, asked })
  onTestFinished(() => {
    standIns.delete(host)
    server.close()
    server.closeAllConnections()
  })
  return { port, asked }
}

const elsewhere = publicRoute(async () => [])

/** The internet of tests: stand-ins by their names, on the web's own ports, and no other name. */
export const testRoute: Route = async (host, port) => {
  const there = standIns.get(host)
  if (!there || (port !== 80 && port !== 443)) return elsewhere(host, port)
  return [{ address: '127.0.0.1', port: there.port }]
}

export const testFetch = guardedFetch(testRoute)
