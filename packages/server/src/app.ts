import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { importComments } from './audience/comments/index.ts'
import { hasPageLock } from './audience/page-locks/index.ts'
import { listMailingListIds } from './audience/newsletter/index.ts'
import { createSiteUserFinder, listAreaIds } from './audience/site-users/index.ts'
import { createStaffMemberFinder } from './identity/accounts/index.ts'
import { createActivityRecorder } from './identity/activity/index.ts'
import { createApiKeyFinder } from './identity/api-keys/index.ts'
import { countSites, createSiteFinder } from './identity/sites/index.ts'
import type { AddressRanges } from './platform/config/address-ranges.ts'
import type { ContentChanges } from './platform/db/content-changes.ts'
import type { Db } from './platform/db/db.ts'
import { createGuardedFetch, type GuardedFetch } from './platform/fetch/guarded-fetch.ts'
import { type ServedImages, serveAssets } from './platform/files/asset-routes.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { handleClientError } from './platform/http/operations/client-error.ts'
import { closeConnectionsOnStop } from './platform/http/operations/close-connections.ts'
import { readForms } from './platform/http/form.ts'
import { serveHealth } from './platform/http/operations/health.ts'
import type { HttpServer } from './platform/http/http-server.ts'
import type { PageServer } from './platform/http/page-server.ts'
import { createLogOptions, logRequests, type LogTarget } from './platform/http/operations/log.ts'
import { serveMetrics } from './platform/http/operations/metrics.ts'
import { serveOpenApi } from './platform/http/openapi.ts'
import { handleErrors, rejectMalformedUrl, rejectNul } from './platform/http/problem.ts'
import { redirectHosts } from './platform/http/redirect-hosts.ts'
import { createPageProbe } from './platform/http/operations/page-probe.ts'
import { awaitOwnChanges } from './platform/http/await-own-changes.ts'
import { RateLimits } from './platform/http/rate-limit.ts'
import { requireAccess } from './platform/http/require-access.ts'
import { ResponseCache } from './platform/http/response-cache.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { countPendingEvents } from './platform/jobs/index.ts'
import type { EmailPorts } from './platform/mail/index.ts'
import type { EmailTransport } from './platform/mail/transport.ts'
import type { Slice } from './platform/slice.ts'
import * as sliceModules from './slices.ts'
import { createWebsite, errorPages } from './website/pages/index.ts'

/** The slices in alphabetical order: `slices.ts` is the one list of them. */
export const slices: readonly Slice[] = Object.values(sliceModules)

export interface ServerPorts {
  readonly db: Db
  readonly pool: Pool
  readonly changes: ContentChanges
  readonly files: FileStore
  /** Fetches from servers of others; over the public internet by default. */
  readonly fetch?: GuardedFetch
  /** The mail server; without one, emails are only read in the studio. */
  readonly transport?: EmailTransport | undefined
  readonly production: boolean
  readonly logLevel?: string
  readonly logTarget?: LogTarget
  readonly rateLimitScale?: number
  readonly trustProxy?: string | undefined
  /** The URL of the shop for visitors, whose port is valid in requests. */
  readonly publicUrl?: string | undefined
  /** The folder of the database and of uploads, whose free space `/readyz` checks. */
  readonly dataDir?: string | undefined
  /** The name of the bucket that backups are copied to; none by default. */
  readonly backupBucket?: string | undefined
  /** The free space that it needs; 50 MB by default. */
  readonly minFreeBytes?: number | undefined
  /** The ranges of network addresses of countries and data centers; none by default. */
  readonly addressRanges?: AddressRanges
  /** Whether the scripts that owners add to pages run there; false by default. */
  readonly runsPageScripts?: boolean
  /** Whether a theme is read again when its files change, for theme development. */
  readonly watchesThemes?: boolean
  /** The folder of the installed themes; the themes of Vitrine by default. */
  readonly themesDir?: string
  /** The folder of a theme in development, which replaces every other theme. */
  readonly themeInHand?: string | undefined
}

/** The server with the routes of every slice. */
export interface ComposedServer {
  readonly http: PageServer
  readonly assets: ServedImages
  readonly email: EmailPorts
}

/** Builds the web server. */
export async function buildApp(ports: ServerPorts): Promise<FastifyInstance> {
  const { http } = await composeServer(ports)
  return http.app
}

/** Builds the web server, and returns what its jobs share with it. */
export async function composeServer(ports: ServerPorts): Promise<ComposedServer> {
  const { db, changes, files, fetch = createGuardedFetch() } = ports
  const responseCache = new ResponseCache(ports.trustProxy !== undefined)
  const app = await createApp(ports, responseCache)
  const sites = createSiteFinder(db, changes, ports.publicUrl)
  redirectHosts(app, sites.findRedirectOrigin)
  awaitOwnChanges(app, db, changes)
  const http: HttpServer = {
    app,
    db,
    isProduction: ports.production,
    sendsEmail: ports.transport !== undefined,
    runsPageScripts: ports.runsPageScripts ?? false,
    addressRanges: ports.addressRanges ?? { countries: undefined, dataCenters: undefined },
    rateLimits: new RateLimits(db, ports.rateLimitScale),
    findSite: sites.findSite,
    findStaffMember: createStaffMemberFinder(db),
    findApiKey: createApiKeyFinder(db),
    prepareActivity: createActivityRecorder(
      db,
      Object.assign({}, ...slices.map(({ subjects }) => subjects)),
    ),
    findSiteUser: createSiteUserFinder(db),
  }
  const { watchesThemes = false, themesDir, themeInHand } = ports
  const website = createWebsite(http, {
    changes,
    responseCache,
    watchesThemes,
    themesDir,
    themeInHand,
  })
  const { server, forms } = website
  handleErrors(app, errorPages(server, responseCache))
  const { dataDir, minFreeBytes } = ports
  serveHealth(http, { hasSite: async () => (await countSites(db)) > 0, dataDir, minFreeBytes })
  serveMetrics(app, {
    pool: ports.pool,
    backlog: () => countPendingEvents(db),
    cache: responseCache,
  })
  serveOpenApi(http)
  const assets = serveAssets(http, { files, responseCache })
  const email = composeEmail(ports.transport, website.loadEmailSite)
  const routePorts = {
    ...{ files, fetch, changes, responseCache, assets, forms, email },
    dataDir: ports.dataDir ?? '.',
    backupBucket: ports.backupBucket,
    listMemberAreaIds: listAreaIds,
    listMailingListIds,
    ...{ hasPageLock, importComments },
    getThemeColors: website.getThemeColors,
    hasPage: createPageProbe(app),
    finders: slices.flatMap(({ finder }) => finder ?? []),
  }
  for (const slice of slices) slice.routes?.(server, routePorts)
  website.mount()
  app.addHook('preClose', async () => responseCache.close())
  return { http: server, assets, email }
}

/** Returns the ports of emails, with what the slices put into theirs. */
function composeEmail(
  transport: EmailPorts['transport'],
  loadSite: EmailPorts['loadSite'],
): EmailPorts {
  return {
    transport,
    secrets: Object.assign({}, ...slices.map(({ emailSecrets }) => emailSecrets)),
    sharedParts: Object.assign({}, ...slices.map(({ emailSharedParts }) => emailSharedParts)),
    loadSite,
  }
}

/** Creates the app with what every request passes before its route. */
async function createApp(
  ports: ServerPorts,
  responseCache: ResponseCache,
): Promise<FastifyInstance> {
  const app = fastify({
    serverFactory: (handler) => responseCache.createServer(handler),
    bodyLimit: 256 * 1024,
    trustProxy: ports.trustProxy ?? false,
    frameworkErrors: rejectMalformedUrl,
    clientErrorHandler: handleClientError,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
    ...createLogOptions(ports.logLevel ?? 'warn', ports.logTarget),
    // Requests that arrive while the server stops are served; `/readyz` tells load balancers to send no more.
    return503OnClosing: false,
  })
  requireAccess(app)
  logRequests(app)
  closeConnectionsOnStop(app)
  await app.register(cookie)
  readForms(app)
  addSecurityHeaders(app)
  rejectNul(app)
  return app
}

/** Parses a query flat on purpose: nested names are a known way to smuggle operators into queries. */
function parseQuery(text: string): Record<string, string> {
  return Object.assign(Object.create(null), Object.fromEntries(new URLSearchParams(text)))
}
