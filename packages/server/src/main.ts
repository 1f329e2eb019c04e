import { once } from 'node:events'
import { createServer } from 'node:net'
import { performance } from 'node:perf_hooks'
import { roleCodes } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { firstMemberIn, hasSignedIn, newSignInLink } from './identity/accounts/index.ts'
import { buildApp } from './app.ts'
import { commentJobs } from './audience/comments/index.ts'
import { type Config, environmentFor } from './platform/config/config.ts'
import { ContentChanges } from './platform/db/content-changes.ts'
import { type Database, openDatabase } from './platform/db/db.ts'
import { documentJobs } from './content/documents/index.ts'
import { embedJobs } from './content/embeds/index.ts'
import { guardedFetch } from './platform/fetch/guarded-fetch.ts'
import { openFiles } from './platform/files/open-files.ts'
import { loggable } from './platform/http/log.ts'
import { formJobs } from './audience/forms/index.ts'
import { Jobs } from './platform/jobs/index.ts'
import { firstSite } from './tools/demo/index.ts'
import type { Running, StartOptions } from './tools/commands/index.ts'
import { nightly } from './nightly.ts'
import { newsletterJobs } from './audience/newsletter/index.ts'
import { orderJobs } from './commerce/orders/index.ts'
import { siteUserJobs } from './audience/site-users/index.ts'
import { searchJobs } from './audience/search/index.ts'
import { themesFolderIn } from './website/themes/index.ts'
import { onlySite, putHost, siteByHost } from './identity/sites/index.ts'

const DEFAULT_PORT = 3000
const PORTS_TRIED = 20

/**
 * Starts everything: database, first site, jobs, server. `say` is told of each step, and in the end of
 * the address and of the link that signs the owner in.
 */
export async function startServer(
  config: Config,
  { empty, demo, say, themeInHand }: StartOptions,
): Promise<Running> {
  const began = performance.now()
  say('Vitrine is starting.')
  const port = config.port ?? (await freePort(DEFAULT_PORT, config.host))
  if (config.port === undefined && port !== DEFAULT_PORT)
    say(`  Port ${DEFAULT_PORT} is taken; using ${port}.`)
  say(config.databaseUrl ? '  Database: the one at DATABASE_URL' : `  Database: ${config.dataDir}`)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  const undo: (() => Promise<unknown>)[] = [database.close]
  const unwind = async () => {
    const failed: unknown[] = []
    for (const step of undo.splice(0).toReversed())
      await step().catch((error: unknown) => failed.push(error))
    if (failed.length > 0)
      throw new AggregateError(failed, 'Not everything could be ended in order.')
  }
  try {
    const { db, pool } = database
    const files = openFiles(config)
    const fetch = guardedFetch()
    await firstSite({ db, env: environmentFor(config, database.url), empty, demo, say })
    await bindPublicHost(database, config)

    const changes = new ContentChanges(database.url)
    await changes.start()
    undo.push(() => changes.stop())
    const app = await buildApp({
      db,
      pool,
      changes,
      files,
      fetch,
      production: config.production,
      logLevel: config.logLevel,
      rateLimitScale: config.rateLimitScale,
      trustProxy: config.trustProxy,
      watchesThemes: !config.production || themeInHand !== undefined,
      themesDir: themesFolderIn(config.dataDir),
      themeInHand,
    })
    undo.push(() => app.close())
    const jobs = new Jobs(db, (message, details) => app.log.error({ ...details }, message))
    const complain = (message: string, error: unknown) =>
      app.log.error({ error: loggable(error) }, message)
    const ownUrl = () => config.publicUrl ?? addressOf(config.host, app.server.address())
    siteUserJobs(jobs, { url: ownUrl })
    orderJobs(jobs, { db, url: ownUrl, complain })
    commentJobs(jobs, db, { url: ownUrl })
    formJobs(jobs)
    newsletterJobs(jobs, { url: ownUrl })
    documentJobs(jobs, db, complain)
    embedJobs(jobs, { db, files, fetch }, complain)
    searchJobs(jobs, db, complain)
    nightly(jobs, db, complain)
    await listen(app, { port, host: config.host })
    await jobs.start(pool)
    undo.push(() => jobs.stop())

    const url = ownUrl()
    say(`  Ready in ${((performance.now() - began) / 1_000).toFixed(1)} s.\n`)
    say(`  Shop     ${url}`)
    await sayHowToSignIn(database, url, say)
    return { url, stop: unwind }
  } catch (error) {
    await unwind().catch(() => undefined)
    throw error
  }
}

/** Until somebody has signed in, each start makes a link: nobody is locked out of a new shop. */
async function sayHowToSignIn(
  { db }: Database,
  url: string,
  say: (line: string) => void,
): Promise<void> {
  const site = await onlySite(db)
  const owner = site && (await firstMemberIn(db, site.id, roleCodes.admin))
  if (!site || !owner || (await hasSignedIn(db, site.id))) {
    say(`  Studio   ${url}/config\n`)
    return
  }
  const token = await newSignInLink(db, site.id, owner.id)
  // After the "#": browsers keep that part to themselves, so no log and no proxy sees the token.
  say(`  Sign in  ${url}/config/sign-in#${token}`)
  say('           This link works once, within a day.\n')
}

/** With one site and a PUBLIC_URL, its host leads to that site. */
async function bindPublicHost({ db }: Database, { publicUrl }: Config): Promise<void> {
  if (publicUrl === undefined) return
  const { hostname } = new URL(publicUrl)
  const site = await onlySite(db)
  if (site && !(await siteByHost(db, hostname))) await putHost(db, site.id, hostname)
}

async function listen(app: FastifyInstance, at: { readonly port: number; readonly host: string }) {
  try {
    await app.listen(at)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${at.port} is taken: set PORT to another.`, { cause })
    if (code === 'EACCES')
      throw new Error(`Port ${at.port} is not for this account: set PORT to one above 1023.`, {
        cause,
      })
    throw cause
  }
}

async function freePort(first: number, host: string): Promise<number> {
  for (let port = first; port < first + PORTS_TRIED; port += 1)
    if (await isFree(port, host)) return port
  throw new Error(`The ports ${first} to ${first + PORTS_TRIED - 1} are taken: set PORT.`)
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

function addressOf(host: string, address: ReturnType<ReturnType<typeof createServer>['address']>) {
  const port = typeof address === 'object' && address !== null ? address.port : ''
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host
  return `http://${name}:${port}`
}
