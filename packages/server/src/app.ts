import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { accountRoutes, memberFinder } from './accounts/index.ts'
import { cartRoutes } from './cart/index.ts'
import { catalogRoutes } from './catalog/index.ts'
import type { ContentChanges } from './db/content-changes.ts'
import type { Db } from './db/db.ts'
import type { FileStore } from './files/file-store.ts'
import { serveAssets } from './files/serve.ts'
import { readForms } from './http/form.ts'
import { answerErrors } from './http/problem.ts'
import { RateLimits } from './http/rate-limit.ts'
import { requireAccess } from './http/require-access.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { mailRoutes } from './mail/index.ts'
import { siteFinder } from './sites/index.ts'

export interface Ports {
  readonly db: Db
  readonly changes: ContentChanges
  readonly files: FileStore
  readonly production: boolean
  readonly logLevel?: string
  readonly rateLimitScale?: number
  readonly trustProxy?: string | undefined
}

/** The one place that knows every slice. */
export async function buildApp(ports: Ports): Promise<FastifyInstance> {
  const { db, changes, files, production } = ports
  const app = fastify({
    bodyLimit: 256 * 1024,
    trustProxy: ports.trustProxy ?? false,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { querystringParser: readQuery, maxParamLength: 200 },
    logger: { level: ports.logLevel ?? 'warn', serializers: { req: withoutPersonalData } },
    disableRequestLogging: true,
  })
  requireAccess(app)
  await app.register(cookie)
  readForms(app)
  addSecurityHeaders(app)
  app.decorate('db', db)
  app.decorate('production', production)
  app.decorate('rateLimits', new RateLimits(ports.rateLimitScale))
  app.decorate('siteOf', siteFinder(db, changes))
  app.decorate('memberOf', memberFinder(db))
  answerErrors(app)
  serveAssets(app, files)
  accountRoutes(app)
  catalogRoutes(app)
  cartRoutes(app)
  mailRoutes(app)
  return app
}

/** Flat on purpose: nested names are how queries were made to mean more than they say. */
function readQuery(text: string): Record<string, string> {
  return Object.assign(Object.create(null), Object.fromEntries(new URLSearchParams(text)))
}

/** The log says what was asked, not by whom: no address, no cookie, no query. */
function withoutPersonalData(request: FastifyRequest): Record<string, unknown> {
  return { method: request.method, path: request.routeOptions?.url ?? '(none)' }
}
