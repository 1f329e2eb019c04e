import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { accountRoutes, memberFinder } from './identity/accounts/index.ts'
import { captchaRoutes, GOOGLE, type Judges } from './identity/captcha/index.ts'
import { cartRoutes } from './commerce/cart/index.ts'
import { catalogRoutes } from './commerce/catalog/index.ts'
import { checkoutRoutes } from './commerce/checkout/index.ts'
import { commentRoutes } from './audience/comments/index.ts'
import type { ContentChanges } from './platform/db/content-changes.ts'
import type { Db } from './platform/db/db.ts'
import { donationRoutes } from './commerce/donations/index.ts'
import { documentRoutes } from './content/documents/index.ts'
import { embedRoutes } from './content/embeds/index.ts'
import { type GuardedFetch, guardedFetch } from './platform/fetch/guarded-fetch.ts'
import { formRoutes } from './audience/forms/index.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { serveAssets } from './platform/files/serve.ts'
import { readForms } from './platform/http/form.ts'
import { FrontDoor } from './platform/http/front-door.ts'
import { serveHealth } from './platform/http/health.ts'
import { logOptions, logRequests, type LogTarget } from './platform/http/log.ts'
import { serveMetrics } from './platform/http/metrics.ts'
import { serveOpenApi } from './platform/http/openapi.ts'
import { answerErrors, refuseAddress, refuseNul } from './platform/http/problem.ts'
import { RateLimits } from './platform/http/rate-limit.ts'
import { requireAccess } from './platform/http/require-access.ts'
import { refuseUnread } from './platform/http/refuse-unread.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { imageRoutes } from './content/images/index.ts'
import { backlog } from './platform/jobs/index.ts'
import { mailRoutes } from './platform/mail/index.ts'
import { multilingualRoutes } from './identity/multilingual/index.ts'
import { newsletterRoutes } from './audience/newsletter/index.ts'
import { orderRoutes, till } from './commerce/orders/index.ts'
import { errorPages, servePages } from './website/pages/index.ts'
import { pageLockRoutes } from './audience/page-locks/index.ts'
import { redirectRoutes } from './content/redirects/index.ts'
import { siteUserFinder, siteUserRoutes } from './audience/site-users/index.ts'
import { searchRoutes } from './audience/search/index.ts'
import { siteFinder } from './identity/sites/index.ts'
import { structureRoutes } from './audience/structure/index.ts'
import { studioRoutes } from './tools/studio-host/index.ts'
import { unsubscribePages } from './audience/unsubscribe/index.ts'

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
