import { performance } from 'node:perf_hooks'
import { roleCodes } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { buildApp, slices } from './app.ts'
import { createSignInLink, findFirstStaffMember, hasSignedIn } from './identity/accounts/index.ts'
import { findOnlySite, findSiteByHost, insertHost } from './identity/sites/index.ts'
import { listen, choosePort, formatUrl } from './listen.ts'
import { scheduleNightly } from './nightly.ts'
import { type Config, createEnvironment } from './platform/config/config.ts'
import { ContentChanges } from './platform/db/content-changes.ts'
import { type Database, openDatabase } from './platform/db/db.ts'
import { createGuardedFetch, type GuardedFetch } from './platform/fetch/guarded-fetch.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { toLoggable } from './platform/http/log.ts'
import { Jobs } from './platform/jobs/index.ts'
import type { LogError } from './platform/slice.ts'
import type { RunningServer, StartOptions } from './tools/commands/index.ts'
import { createFirstSite } from './tools/demo/index.ts'
import { getThemesFolder } from './website/themes/index.ts'

/** The steps that stop what has been started, run in reverse order. */
class Teardown {
  readonly #steps: (() => Promise<unknown>)[] = []

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step)
  }

  /** Runs every step, also when one fails. Throws an `AggregateError` then. */
  async run(): Promise<void> {
    const failed: unknown[] = []
    for (const step of this.#steps.splice(0).toReversed())
      await step().catch((error: unknown) => failed.push(error))
    if (failed.length > 0)
      throw new AggregateError(failed, 'Some parts of the server did not stop cleanly.')
  }
}

/**
 * Starts the database, the first site, the jobs and the web server. Prints each step, and at the end the URL and
 * the link that signs the owner in.
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const began = performance.now()
  const { print } = options
  print('Starting Vitrine.')
  const port = await choosePort(config, print)
  print(`  Database: ${config.databaseUrl ? 'DATABASE_URL' : config.dataDir}`)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  const teardown = new Teardown()
  teardown.add(database.close)
  try {
    const url = await startParts({ config, database, port, teardown }, options)
    print(`  Ready in ${((performance.now() - began) / 1_000).toFixed(1)} s.\n`)
    print(`  Shop     ${url}`)
    await printSignIn(database, url, print)
    return { url, stop: () => teardown.run() }
  } catch (error) {
    await teardown.run().catch(() => undefined)
    throw error
  }
}

interface Parts {
  readonly config: Config
  readonly database: Database
  readonly port: number
  readonly teardown: Teardown
}

/** Starts everything on an open database. Returns the URL of the server. */
async function startParts(
  { config, database, port, teardown }: Parts,
  { empty, demo, print, themeInHand }: StartOptions,
): Promise<string> {
  const { db, pool } = database
  const files = openFileStore(config)
  const fetch = createGuardedFetch()
  await createFirstSite({ db, env: createEnvironment(config, database.url), empty, demo, print })
  await bindPublicHost(database, config)

  const changes = new ContentChanges(database.url)
  await changes.start()
  teardown.add(() => changes.stop())
  const app = await buildApp({
    ...{ db, pool, changes, files, fetch, themeInHand },
    production: config.production,
    logLevel: config.logLevel,
    rateLimitScale: config.rateLimitScale,
    trustProxy: config.trustProxy,
    watchesThemes: !config.production || themeInHand !== undefined,
    themesDir: getThemesFolder(config.dataDir),
  })
  teardown.add(() => app.close())
  const url = () => config.publicUrl ?? formatUrl(config.host, app.server.address())
  const jobs = createJobs(app, { database, files, fetch, url })
  await listen(app, { port, host: config.host })
  await jobs.start(pool)
  teardown.add(() => jobs.stop())
  return url()
}

/** Registers the jobs of every slice. */
function createJobs(
  app: FastifyInstance,
  ports: {
    readonly database: Database
    readonly files: FileStore
    readonly fetch: GuardedFetch
    readonly url: () => string
  },
): Jobs {
  const { database, ...rest } = ports
  const { db } = database
  const jobs = new Jobs(db, (message, details) => app.log.error({ ...details }, message))
  const logError: LogError = (message, error) =>
    app.log.error({ error: toLoggable(error) }, message)
  for (const slice of slices) slice.jobs?.(jobs, { ...rest, db, logError })
  scheduleNightly(jobs, slices, { db, logError })
  return jobs
}

/** Prints a sign-in link until somebody has signed in, so that no owner is locked out of a new shop. */
async function printSignIn(
  { db }: Database,
  url: string,
  print: (line: string) => void,
): Promise<void> {
  const site = await findOnlySite(db)
  const owner = site && (await findFirstStaffMember(db, site.id, roleCodes.admin))
  if (!site || !owner || (await hasSignedIn(db, site.id))) {
    print(`  Studio   ${url}/config\n`)
    return
  }
  const token = await createSignInLink(db, site.id, owner.id)
  // Browsers do not send what follows the "#", so no log and no proxy sees the token.
  print(`  Sign in  ${url}/config/sign-in#${token}`)
  print('           This link works once and expires in 24 hours.\n')
}

/** Binds the host of PUBLIC_URL to the site, if the installation has only one. */
async function bindPublicHost({ db }: Database, { publicUrl }: Config): Promise<void> {
  if (publicUrl === undefined) return
  const { hostname } = new URL(publicUrl)
  const site = await findOnlySite(db)
  if (site && !(await findSiteByHost(db, hostname))) await insertHost(db, site.id, hostname)
}
