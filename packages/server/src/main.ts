import { performance } from 'node:perf_hooks'
import { roleCodes } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { composeServer, slices } from './app.ts'
import {
  createSignInLink,
  findFirstStaffMember,
  hasAdministrator,
  hasSignedIn,
} from './identity/accounts/index.ts'
import { bindPublicHost, configureDns, findDefaultSite } from './identity/sites/index.ts'
import { setPayPalApiUrl, setStripeApiUrl } from './commerce/payments/index.ts'
import { allowWebhookHosts } from './commerce/webhooks/index.ts'
import { listen, choosePort, formatUrl } from './listen.ts'
import { scheduleNightly } from './nightly.ts'
import { readAddressRanges } from './platform/config/address-ranges.ts'
import { type Config, createEnvironment } from './platform/config/config.ts'
import { assertWritableFolder } from './platform/config/data-folder.ts'
import { storeRunningUrl } from './platform/config/running-url.ts'
import { ContentChanges } from './platform/db/content-changes.ts'
import { type Database, joinDatabase, openDatabase } from './platform/db/db.ts'
import { createGuardedFetch, type GuardedFetch } from './platform/fetch/guarded-fetch.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { toLoggable } from './platform/http/operations/log.ts'
import { Jobs } from './platform/jobs/index.ts'
import { createSmtpTransport, type EmailPorts } from './platform/mail/index.ts'
import type { InstallationPlace, LogError } from './platform/slice.ts'
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
  assertWritableFolder(config.dataDir)
  const port = await choosePort(config, print)
  // A theme can be developed beside a running server, on the same content.
  const open = options.themeInHand === undefined ? openDatabase : joinDatabase
  const database = await open({ url: config.databaseUrl, dataDir: config.dataDir })
  const [place = '', ...notes] = database.notes
  print(`  Database: ${place}`)
  for (const note of notes) print(`            ${note}`)
  const teardown = new Teardown()
  teardown.add(database.close)
  try {
    const url = await startParts({ config, database, port, teardown }, options)
    print(`  Ready in ${((performance.now() - began) / 1_000).toFixed(1)} s.\n`)
    print(`  Shop     ${url}`)
    await printSignIn(database, url, print)
    await printAdministrators(database, print)
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
  { empty, demo, theme, starter, print, themeInHand }: StartOptions,
): Promise<string> {
  const { db, pool } = database
  const files = openFileStore(config)
  if (config.paypalApiUrl !== undefined) setPayPalApiUrl(config.paypalApiUrl)
  if (config.stripeApiUrl !== undefined) setStripeApiUrl(config.stripeApiUrl)
  allowWebhookHosts(config.webhookHosts)
  configureDns({ servers: config.dnsServers, addresses: config.serverAddresses })
  const fetch = createGuardedFetch()
  const env = createEnvironment(config, database.url)
  await createFirstSite({ db, env, empty, demo, theme, starter, print })
  if (config.publicUrl !== undefined) await bindPublicHost(db, config.publicUrl)

  const changes = new ContentChanges(database.url)
  await changes.start()
  teardown.add(() => changes.stop())
  const transport = config.smtp && (await createSmtpTransport(config.smtp))
  if (transport) teardown.add(() => transport.close())
  const { http, email } = await composeServer({
    ...{ db, pool, changes, files, fetch, transport, themeInHand },
    production: config.production,
    logLevel: config.logLevel,
    rateLimitScale: config.rateLimitScale,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    dataDir: config.dataDir,
    backupBucket: config.backupS3?.bucket,
    addressRanges: readAddressRanges(config),
    runsPageScripts: config.runsPageScripts,
    watchesThemes: !config.production || themeInHand !== undefined,
    themesDir: getThemesFolder(config.dataDir),
  })
  const { app } = http
  teardown.add(() => app.close())
  const place = {
    databaseUrl: database.url,
    dataDir: config.dataDir,
    themesDir: getThemesFolder(config.dataDir),
    backupS3: config.backupS3,
  }
  const url = () => config.publicUrl ?? formatUrl(config.host, app.server.address())
  const jobs = createJobs(app, { database, files, fetch, url, email, place })
  await listen(app, { port, host: config.host })
  const deleteRunningUrl = storeRunningUrl(
    config.dataDir,
    formatUrl(config.host, app.server.address()),
  )
  teardown.add(async () => deleteRunningUrl())
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
    readonly email: EmailPorts
    readonly place: InstallationPlace
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

/**
 * Prints a sign-in link until a staff member has signed in, so that no owner is locked out of a new
 * shop.
 */
async function printSignIn(
  { db }: Database,
  url: string,
  print: (line: string) => void,
): Promise<void> {
  const site = await findDefaultSite(db)
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

/** Prints how to let an owner administer the installation, unless one does. */
async function printAdministrators({ db }: Database, print: (line: string) => void): Promise<void> {
  if (await hasAdministrator(db)) return
  print('  Sites    No owner administers the installation. To let one create and delete sites:')
  print('           npx vitrine users administer EMAIL yes --site IDENTIFIER\n')
}
