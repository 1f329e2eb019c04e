import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  createStaffMember,
  findFirstStaffMember,
  hashPassword,
} from '../../identity/accounts/index.ts'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { setLock } from '../../audience/page-locks/index.ts'
import { VITRINE } from '../../platform/config/paths.ts'
import { PLACEHOLDER_OWNER_EMAIL, roleCodes } from '@vitrine/model'
import { createSite, countSites, openSite, findUnopenedSite } from '../../identity/sites/index.ts'
import { DEFAULT_DEMO, type Demo, loadDemo, listDemoNames } from './demos.ts'
import { loadStarter } from '../starters/index.ts'
import { ensureStructure } from './ensure-structure.ts'

/** The theme of an empty site that does not choose one. */
const THEME = DEFAULT_DEMO

/** The title of the first site until its owner enters another. */
export const FIRST_TITLE = 'My shop'

interface Ports {
  readonly db: Db
  /** The environment with which a child process finds this database and data folder. */
  readonly env: NodeJS.ProcessEnv
  readonly print: (line: string) => void
}

/** The site of the first start: a demo by its name, the default one, or an empty site. */
export interface FirstSiteOptions {
  readonly empty: boolean
  readonly demo?: string | undefined
  /** The theme of an empty site; the default one if absent. */
  readonly theme?: string | undefined
  /** The starter of an empty site; the default one of its theme if absent. */
  readonly starter?: string | undefined
}

/**
 * Creates the first site of an installation, with a demo shop or empty. Resumes an interrupted start, whatever the
 * options are. Has no effect if there is a site.
 */
export async function createFirstSite({
  empty,
  demo,
  theme = THEME,
  starter,
  ...ports
}: Ports & FirstSiteOptions): Promise<void> {
  const { db, print } = ports
  const unfinished = await findUnopenedSite(db)
  if (!unfinished && (await countSites(db)) > 0) {
    if (demo !== undefined)
      print('  A site exists already. Demos are loaded on the first start only.')
    return
  }
  const unfinishedDemo =
    unfinished &&
    listDemoNames()
      .map(loadDemo)
      .find(({ identifier }) => identifier === unfinished.identifier)
  if (unfinishedDemo) await setUpDemo(ports, unfinishedDemo, unfinished.id)
  else if (unfinished || empty) await setUpEmpty(ports, unfinished, { theme, starter })
  else await setUpDemo(ports, loadDemo(demo ?? DEFAULT_DEMO), undefined)
}

async function setUpEmpty(
  { db }: Ports,
  unfinished: { readonly id: string; readonly theme: string } | undefined,
  chosen: { readonly theme: string; readonly starter: string | undefined },
): Promise<void> {
  const theme = unfinished?.theme ?? chosen.theme
  const site = { identifier: 'site', title: FIRST_TITLE, theme }
  const { id } = unfinished ?? (await createSite(db, site))
  await ensureContent(db, id, { ...chosen, theme, title: FIRST_TITLE })
  await ensureOwner(db, id)
  await openSite(db, id)
}

/** Creates an empty site beside others, with the pages of the default starter. Resolves to its id. */
export async function createEmptySite(
  db: Db,
  given: {
    readonly identifier: string
    readonly title: string
    /** A host of the machine by default. */
    readonly host: string | undefined
  },
): Promise<{ readonly id: string }> {
  const { identifier, title, host } = given
  const hosts = host === undefined ? [] : [host]
  const { id } = await createSite(db, { identifier, title, theme: THEME, hosts })
  await ensureContent(db, id, { theme: THEME, starter: undefined, title })
  // What is changed from now on is the owner's work.
  await openSite(db, id)
  return { id }
}

async function ensureContent(
  db: Db,
  siteId: string,
  chosen: {
    readonly theme: string
    readonly starter: string | undefined
    readonly title: string
  },
): Promise<void> {
  const { theme, title } = chosen
  const shop = await ensureCollection(db, siteId, { urlId: 'shop', title: 'Shop' })
  const starter = await loadStarter(theme, chosen.starter)
  await ensureStructure(db, siteId, { locale: 'en-US', title, shop, links: [], starter })
}

async function setUpDemo({ db, env, print }: Ports, demo: Demo, unfinishedId: string | undefined) {
  print('  Loading the demo shop.')
  const { identifier, name: theme } = demo
  const id = unfinishedId ?? (await createSite(db, { identifier, title: 'Demo', theme })).id
  await ensureOwner(db, id)
  for (const { documentId, password } of demo.locks)
    await setLock(db, id, {
      subjectId: documentId,
      passwordHash: await hashPassword(password),
    })
  await importInOwnProcess(env, demo)
}

/** Imports a demo in another process: decoding images takes memory that a process does not release. */
async function importInOwnProcess(
  env: NodeJS.ProcessEnv,
  { archive, identifier }: Demo,
): Promise<void> {
  const command = [fileURLToPath(VITRINE), 'import', 'site', archive, '--site', identifier]
  try {
    await promisify(execFile)(process.execPath, command, { env })
  } catch (cause) {
    const output = cause instanceof Error && 'stdout' in cause ? String(cause.stdout) : ''
    throw new Error(`The demo could not be loaded.\n${output}`, { cause })
  }
}

async function ensureOwner(db: Db, siteId: string): Promise<void> {
  if (await findFirstStaffMember(db, siteId, roleCodes.admin)) return
  await createStaffMember(db, siteId, {
    email: PLACEHOLDER_OWNER_EMAIL,
    role: 'admin',
    administersInstallation: true,
  })
}
