import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { getEnv } from './shop.ts'

/** Runs a statement in the database of the test server: for what takes days, such as a cart that is left. */
export async function runInDatabase(text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client(findServer())
  await client.connect()
  try {
    await client.query(text, [...values])
  } finally {
    await client.end()
  }
}

/** The line of a lock file with the folder of the socket. */
const SOCKET_LINE = 4

/** Returns the address of the embedded database, by its lock file. */
function findServer(): pg.ClientConfig {
  const dataDir = join(dirname(getEnv('OWNER_STATE')), 'data')
  const locks = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  const lock = locks.find((path) => path.endsWith('postmaster.pid'))
  if (lock === undefined) throw new Error(`No database runs in ${dataDir}`)
  const lines = readFileSync(join(dataDir, lock), 'utf8').split('\n')
  return { host: lines[SOCKET_LINE] ?? '', database: 'postgres', user: 'vitrine' }
}
