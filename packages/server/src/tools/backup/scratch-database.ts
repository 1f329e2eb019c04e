import pg from 'pg'
import { getSqlState } from '../../platform/db/transact.ts'
import { quoteName } from './names.ts'
import { listUnusedDatabases } from './scratch-store.ts'

/** The account may not create databases. */
const NO_PRIVILEGE = '42501'
/** The states of a database that is in use, or that another process has deleted. */
const NOT_OURS = ['55006', '3D000']
const PREFIX = 'vitrine_restore_test_'

/**
 * Creates a database beside another one, calls `work` with its URL, and deletes it. What an earlier attempt with the same
 * id has left is deleted before. Resolves to undefined if the account may not create one.
 */
export async function withScratchDatabase<T>(
  url: string,
  id: string,
  work: (url: string) => Promise<T>,
): Promise<T | undefined> {
  const name = formatName(id)
  const run = (statement: string) => withClient(url, (client) => client.query(statement))
  const drop = `drop database if exists ${quoteName(name)} with (force)`
  await run(drop)
  try {
    await run(`create database ${quoteName(name)} template template0`)
  } catch (error) {
    if (getSqlState(error) === NO_PRIVILEGE) return undefined
    throw error
  }
  try {
    const other = new URL(url)
    other.pathname = `/${name}`
    return await work(other.href)
  } finally {
    await run(drop)
  }
}

/** Deletes the scratch databases that processes have left when they were killed. Those in use and those of these ids stay. */
export async function deleteUnusedScratchDatabases(
  url: string,
  ids: readonly string[],
): Promise<void> {
  await withClient(url, async (client) => {
    for (const name of await listUnusedDatabases(client, PREFIX)) {
      if (ids.map(formatName).includes(name)) continue
      const drop = `drop database ${quoteName(name)}`
      await client.query(drop).catch((error: unknown) => {
        if (!NOT_OURS.includes(getSqlState(error) ?? '')) throw error
      })
    }
  })
}

function formatName(id: string): string {
  return `${PREFIX}${id.replaceAll('-', '')}`
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return use(client).finally(() => client.end())
}
