import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isNearPeer } from './peer.ts'
import { httpErrors } from './problem.ts'

/** What is measured besides requests. */
export interface Gauges {
  readonly pool: {
    readonly totalCount: number
    readonly idleCount: number
    readonly waitingCount: number
  }
  /** What the outbox has told and nobody has handled. */
  readonly backlog: () => Promise<number>
  /** Pages given from memory, before the framework sees a request. */
  readonly kept: { readonly given: number }
}

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const NS_PER_S = 1e9

/**
 * Counts requests by pattern of route and status, and serves `/metrics` as Prometheus reads it: to this
 * machine and its own network alone, for everybody else there is nothing.
 */
export function serveMetrics(app: FastifyInstance, gauges: Gauges): void {
  const registry = new Registry()
  const registers = [registry]
  countRequests(app, registers)
  countKept(gauges, registers)
  watchProcess(app, registers)
  watchDatabase(gauges, registers)
  app.get('/metrics', { config: { access: 'anyone' } }, async (request, reply) => {
    if (!isNearPeer(request)) throw httpErrors.notFound()
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
    help: 'Requests answered.',
    labelNames,
    registers,
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request’s arrival to the end of its answer.',
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

function countKept({ kept }: Gauges, registers: Registry[]): void {
  new Counter({
    name: 'http_kept_answers_total',
    help: 'Answers given from memory; they are not among the requests above.',
    registers,
    collect() {
      this.reset()
      this.inc(kept.given)
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
    help: 'How late the event loop was since it was last asked.',
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
    help: 'Memory of this process, without that of the database.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
}

function watchDatabase({ pool, backlog }: Gauges, registers: Registry[]): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and who waits for one.',
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
    help: 'What happened and is not handled yet; not a number while the database does not answer.',
    registers,
    async collect() {
      this.set(await backlog().catch(() => Number.NaN))
    },
  })
}
