import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isLocalPeer } from './local-peer.ts'
import { httpErrors } from '../problem.ts'

/** The parts of the server that are measured besides requests. */
export interface MetricSources {
  readonly pool: {
    readonly totalCount: number
    readonly idleCount: number
    readonly waitingCount: number
  }
  /** Returns the number of outbox events that are not handled yet. */
  readonly backlog: () => Promise<number>
  /** The responses that the cache sent before Fastify saw the request. */
  readonly cache: { readonly servedCount: number }
}

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const NS_PER_S = 1e9

/**
 * Counts requests by route pattern and status, and serves `/metrics` for Prometheus: only to this machine and
 * its network, for all others the page does not exist.
 */
export function serveMetrics(app: FastifyInstance, sources: MetricSources): void {
  const registry = new Registry()
  const registers = [registry]
  countRequests(app, registers)
  countCacheHits(sources, registers)
  watchProcess(app, registers)
  watchDatabase(sources, registers)
  const config = { access: 'anyone', needsNoSite: true } as const
  app.get('/metrics', { config }, async (request, reply) => {
    if (!isLocalPeer(request)) throw httpErrors.notFound()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const labelNames = ['method', 'route', 'status']
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Completed requests.',
    labelNames,
    registers,
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames,
    buckets: BUCKETS_S,
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? '(none)', status: reply.statusCode }
    count.inc(labels)
    duration.observe(labels, reply.elapsedTime / 1_000)
  })
}

function countCacheHits({ cache }: MetricSources, registers: Registry[]): void {
  new Counter({
    name: 'http_cached_responses_total',
    help: 'Responses from the response cache; http_requests_total does not count them.',
    registers,
    collect() {
      this.reset()
      this.inc(cache.servedCount)
    },
  })
}

function watchProcess(app: FastifyInstance, registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  app.addHook('onClose', async () => {
    delay.disable()
  })
  new Gauge({
    name: 'event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99])
        this.set({ quantile: quantile / 100 }, delay.percentile(quantile) / NS_PER_S)
      this.set({ quantile: 1 }, delay.max / NS_PER_S)
      delay.reset()
    },
  })
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of this process, without the database.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
}

function watchDatabase({ pool, backlog }: MetricSources, registers: Registry[]): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'outbox_backlog',
    help: 'Outbox events that are not handled yet; NaN while the database does not respond.',
    registers,
    async collect() {
      this.set(await backlog().catch(() => Number.NaN))
    },
  })
}
