import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addMember, firstMemberIn, hashPassword } from '../../identity/accounts/index.ts'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { setLock } from '../../audience/page-locks/index.ts'
import { VITRINE } from '../../platform/config/paths.ts'
import { roleCodes } from '@vitrine/model'
import { addSite, countSites, openSite, unopenedSite } from '../../identity/sites/index.ts'
import { DEFAULT_DEMO, type Demo, demoNamed, demoNames } from './demos.ts'
import { ensureStructure } from './ensure-structure.ts'

/** Of a site without a demo. */
const THEME = DEFAULT_DEMO
/** Until the owner signs in and says who they are. */
const OWNER_EMAIL = 'owner@localhost.localdomain'

interface Ports {
  readonly db: Db
  /** In which a command of ours finds this database and data folder. */
  readonly env: NodeJS.ProcessEnv
  readonly say: (line: string) => void
}

/** What the first start was asked for: a demo by its name, the usual one, or none. */
export interface Wanted {
  readonly empty: boolean
  readonly demo?: string | undefined
}

/**
 * Makes the first site of an install, with a demo shop or empty. Goes on where a start was cut short,
 * whatever this one asks for: every step finds what is done already. Does nothing where there is a site.
 */
export async function firstSite({ empty, demo, ...ports }: Ports & Wanted): Promise<void> {
  const { db, say } = ports
  const begun = await unopenedSite(db)
  if (!begun && (await countSites(db)) > 0) {
    if (demo !== undefined)
      say('  There is a site already: a demo is loaded on the first start only.')
    return
  }
  const half =
    begun &&
    demoNames()
      .map(demoNamed)
      .find(({ identifier }) => identifier === begun.identifier)
  if (half) await setUpDemo(ports, half, begun.id)
  else if (begun || empty) await setUpEmpty(ports, begun?.id)
  else await setUpDemo(ports, demoNamed(demo ?? DEFAULT_DEMO), undefined)
}

async function setUpEmpty({ db }: Ports, begun: string | undefined): Promise<void> {
  const { id } = begun
    ? { id: begun }
    : await addSite(db, {
        identifier: 'site',
        title: 'My shop',
        theme: THEME,
      })
  const shop = await ensureCollection(db, id, { urlId: 'shop', title: 'Shop' })
  await ensureStructure(db, id, { locale: 'en-US', title: 'My shop', shop, links: [] })
  await ensureOwner(db, id)
  await openSite(db, id)
}

async function setUpDemo({ db, env, say }: Ports, demo: Demo, begun: string | undefined) {
  say('  Loading the demo shop.')
  const { identifier, name: theme } = demo
  const id = begun ?? (await addSite(db, { identifier, title: 'Demo', theme })).id
  await ensureOwner(db, id)
  for (const { documentId, password } of demo.locks)
    await setLock(db, id, {
      subjectId: documentId,
      passwordHash: await hashPassword(password),
    })
  await importInItsOwnProcess(env, demo)
}

/** Decoding pictures takes memory that a process does not give back, so another one does it. */
async function importInItsOwnProcess(
  env: NodeJS.ProcessEnv,
  { archive, identifier }: Demo,
): Promise<void> {
  const command = [fileURLToPath(VITRINE), 'import', 'site', archive, '--site', identifier]
  try {
    await promisify(execFile)(process.execPath, command, { env })
  } catch (cause) {
    const said = cause instanceof Error && 'stdout' in cause ? String(cause.stdout) : ''
    throw new Error(`The demo does not load.\n${said}`, { cause })
  }
}

async function ensureOwner(db: Db, siteId: string): Promise<void> {
  if (await firstMemberIn(db, siteId, roleCodes.admin)) return
  await addMember(db, siteId, { email: OWNER_EMAIL, role: 'admin' })
}
