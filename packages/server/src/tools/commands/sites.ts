import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { readInstallationUrl } from '../../platform/config/running-url.ts'
import { type Db, joinDatabase } from '../../platform/db/db.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import {
  addHost,
  changeHost,
  findDefaultSite,
  findSiteByIdentifier,
  type HostRow,
  listHosts,
  listSites,
  loadOrigin,
  removeHost,
  removeSite,
} from '../../identity/sites/index.ts'
import type { Command } from './command.ts'
import { withSite } from './with-site.ts'

const help = `vitrine sites list
vitrine sites hosts [list] [--site IDENTIFIER]
vitrine sites hosts add <host> [--redirect] [--site IDENTIFIER]
vitrine sites hosts primary|serve|redirect|remove <host> [--site IDENTIFIER]
vitrine sites remove <identifier> [--yes]

list    Lists the sites of this installation with their addresses.
hosts   Lists or changes the hosts of a site. Links name the primary host; any other host shows the same pages
        (serve) or redirects to the primary host (redirect).
remove  Deletes a site with all its data: pages, products, orders, accounts, images. It asks first, unless you
        add --yes. To keep a copy, run "vitrine export" before.`

const OPTIONS = {
  site: { type: 'string' },
  redirect: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const

export const sitesCommand: Command = {
  summary: 'List sites, set their hosts, or remove a site',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    })
    const [verb, ...rest] = positionals
    if (verb === 'list' && rest.length === 0) return withDatabase(printSites)
    if (verb === 'hosts') return runHosts(rest, values)
    const [identifier] = rest
    if (verb === 'remove' && identifier !== undefined && rest.length === 1)
      return withDatabase((at) => runRemove(at, identifier, values.yes))
    console.log(help)
    return 2
  },
}

interface DatabaseContext {
  readonly config: Config
  readonly db: Db
}

async function withDatabase(work: (at: DatabaseContext) => Promise<number>): Promise<number> {
  const config = readConfig()
  const { db, close } = await joinDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    return await work({ config, db })
  } finally {
    await close()
  }
}

async function printSites({ config, db }: DatabaseContext): Promise<number> {
  const sites = await listSites(db)
  const defaultId = (await findDefaultSite(db))?.id
  if (sites.length === 0) console.log('There are no sites. Import one, or run "vitrine start".')
  for (const { id, identifier, title } of sites) {
    const isDefault = id === defaultId ? ', and every address of this machine' : ''
    console.log(`${identifier}  ${title}`)
    console.log(`  ${await loadOrigin(db, id, readInstallationUrl(config))}${isDefault}`)
    for (const host of await listHosts(db, id)) console.log(`  ${formatHost(host)}`)
  }
  return 0
}

function formatHost({ host, isPrimary, redirects }: HostRow): string {
  return `${host}  ${isPrimary ? 'primary' : redirects ? 'redirects' : 'serves'}`
}

async function runHosts(
  [verb = 'list', host, ...more]: readonly string[],
  { site: identifier, redirect }: { readonly site?: string | undefined; redirect: boolean },
): Promise<number> {
  const change = createHostChange(verb, host, redirect)
  if (more.length > 0 || !change) {
    console.log(help)
    return 2
  }
  return withSite(identifier, async ({ db, site }) => {
    const hosts = await change(db, site.id)
    if (hosts.length === 0)
      console.log('The site has no host. Addresses of this machine lead to it.')
    for (const row of hosts) console.log(formatHost(row))
    return 0
  })
}

/** Returns the change that the arguments name; undefined if they name none. */
function createHostChange(verb: string, host: string | undefined, redirects: boolean) {
  type Change = (db: Db, siteId: string) => Promise<readonly HostRow[]>
  if (host === undefined) return verb === 'list' ? listHosts : undefined
  const changes: Readonly<Record<string, Change>> = {
    add: (db, siteId) => addHost(db, siteId, { host, redirects }),
    primary: (db, siteId) => changeHost(db, siteId, { host, isPrimary: true }),
    serve: (db, siteId) => changeHost(db, siteId, { host, redirects: false }),
    redirect: (db, siteId) => changeHost(db, siteId, { host, redirects: true }),
    remove: (db, siteId) => removeHost(db, siteId, { host }),
  }
  return Object.hasOwn(changes, verb) ? changes[verb] : undefined
}

async function runRemove(
  { config, db }: DatabaseContext,
  identifier: string,
  isConfirmed: boolean,
): Promise<number> {
  const site = await findSiteByIdentifier(db, identifier)
  if (!site) throw new Error(`There is no site “${identifier}”. "vitrine sites list" lists them.`)
  if (!isConfirmed && !(await confirm(identifier))) {
    console.log('Nothing was removed. Confirm with the identifier of the site, or add --yes.')
    return 1
  }
  const removed = await removeSite({ db, files: openFileStore(config) }, site.id)
  console.log(`Removed ${site.title} (${identifier}) with all its data:`)
  for (const [label, count] of Object.entries(removed))
    console.log(`  ${label.padEnd(18)} ${String(count).padStart(6)}`)
  return 0
}

/** Asks for the identifier of the site. Resolves to false without a terminal. */
async function confirm(identifier: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const question = `This deletes “${identifier}” with all its data. Enter the identifier to confirm: `
    return (await terminal.question(question)).trim() === identifier
  } finally {
    terminal.close()
  }
}
