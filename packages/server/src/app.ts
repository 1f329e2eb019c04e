import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { accountRoutes, memberFinder } from './accounts/index.ts'
import { captchaRoutes, GOOGLE, type Judges } from './captcha/index.ts'
import { cartRoutes } from './cart/index.ts'
import { catalogRoutes } from './catalog/index.ts'
import { checkoutRoutes } from './checkout/index.ts'
import { commentRoutes } from './comments/index.ts'
import type { ContentChanges } from './db/content-changes.ts'
import type { Db } from './db/db.ts'
import { donationRoutes } from './donations/index.ts'
import { documentRoutes } from './documents/index.ts'
import { embedRoutes } from './embeds/index.ts'
import { type GuardedFetch, guardedFetch } from './fetch/guarded-fetch.ts'
import { formRoutes } from './forms/index.ts'
import type { FileStore } from './files/file-store.ts'
import { serveAssets } from './files/serve.ts'
import { readForms } from './http/form.ts'
import { FrontDoor } from './http/front-door.ts'
import { serveHealth } from './http/health.ts'
import { logOptions, logRequests, type LogTarget } from './http/log.ts'
import { serveMetrics } from './http/metrics.ts'
import { serveOpenApi } from './http/openapi.ts'
import { answerErrors, refuseAddress, refuseNul } from './http/problem.ts'
import { RateLimits } from './http/rate-limit.ts'
import { requireAccess } from './http/require-access.ts'
import { refuseUnread } from './http/refuse-unread.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { imageRoutes } from './images/index.ts'
import { backlog } from './jobs/index.ts'
import { mailRoutes } from './mail/index.ts'
import { multilingualRoutes } from './multilingual/index.ts'
import { newsletterRoutes } from './newsletter/index.ts'
import { orderRoutes, till } from './orders/index.ts'
import { errorPages, servePages } from './pages/index.ts'
import { pageLockRoutes } from './page-locks/index.ts'
import { redirectRoutes } from './redirects/index.ts'
import { siteUserFinder, siteUserRoutes } from './site-users/index.ts'
import { searchRoutes } from './search/index.ts'
import { siteFinder } from './sites/index.ts'
import { structureRoutes } from './structure/index.ts'
import { studioRoutes } from './studio/index.ts'
import { unsubscribePages } from './unsubscribe/index.ts'

export interface Ports {
  readonly db: Db
  readonly pool: Pool
  readonly changes: ContentChanges
  readonly files: FileStore
  /** How other people's servers are asked; over the public internet when left out. */
  readonly fetch?: GuardedFetch
  /** Where Google's captchas are judged; at Google when left out. */
  readonly judges?: Judges
  readonly production: boolean
  readonly logLevel?: string
  readonly logTarget?: LogTarget
  readonly rateLimitScale?: number
  readonly trustProxy?: string | undefined
  /** Reads a theme again when its files change: for those who work on themes. */
  readonly watchesThemes?: boolean
  /** Where themes are; those that come with Vitrine when left out. */
  readonly themesDir?: string
  /** The folder of a theme that stands for every other, while somebody works on it. */
  readonly themeInHand?: string | undefined
}

/** The one place that knows every slice. */
export async function buildApp(ports: Ports): Promise<FastifyInstance> {
  const { db, changes, files, fetch = guardedFetch(), production } = ports
  const frontDoor = new FrontDoor(ports.trustProxy !== undefined)
  const app = fastify({
    serverFactory: (handler) => frontDoor.serve(handler),
    bodyLimit: 256 * 1024,
    trustProxy: ports.trustProxy ?? false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnread,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { querystringParser: readQuery, maxParamLength: 200 },
    ...logOptions(ports.logLevel ?? 'warn', ports.logTarget),
    // What comes in while the server stops is served; `/readyz` tells to send no more.
    return503OnClosing: false,
  })
  requireAccess(app)
  logRequests(app)
  await app.register(cookie)
  readForms(app)
  addSecurityHeaders(app)
  refuseNul(app)
  app.decorate('db', db)
  app.decorate('production', production)
  app.decorate('rateLimits', new RateLimits(db, ports.rateLimitScale))
  app.decorate('siteOf', siteFinder(db, changes))
  app.decorate('memberOf', memberFinder(db))
  app.decorate('siteUserOf', siteUserFinder(db))
  answerErrors(app, errorPages(frontDoor))
  serveHealth(app)
  serveMetrics(app, { pool: ports.pool, backlog: () => backlog(db), kept: frontDoor })
  serveOpenApi(app)
  serveAssets(app, { files, frontDoor })
  accountRoutes(app)
  catalogRoutes(app)
  cartRoutes(app)
  checkoutRoutes(app, till)
  orderRoutes(app)
  donationRoutes(app)
  mailRoutes(app)
  documentRoutes(app)
  embedRoutes(app)
  imageRoutes(app, { files, fetch })
  commentRoutes(app)
  structureRoutes(app)
  siteUserRoutes(app)
  pageLockRoutes(app, { changes, frontDoor })
  redirectRoutes(app)
  multilingualRoutes(app)
  unsubscribePages(app)
  newsletterRoutes(app)
  captchaRoutes(app, { fetch, judges: ports.judges ?? GOOGLE })
  formRoutes(app)
  searchRoutes(app)
  studioRoutes(app, frontDoor)
  const watchesThemes = ports.watchesThemes ?? false
  servePages(app, { ...ports, frontDoor, watchesThemes })
  app.addHook('preClose', async () => frontDoor.close())
  return app
}

/** Flat on purpose: nested names are how queries were made to mean more than they say. */
function readQuery(text: string): Record<string, string> {
  return Object.assign(Object.create(null), Object.fromEntries(new URLSearchParams(text)))
}
