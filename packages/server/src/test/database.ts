import { inject } from 'vitest'
import { ContentChanges } from '../platform/db/content-changes.ts'
import { connect } from '../platform/db/db.ts'
import { databaseAt, query } from './test-server.ts'

/** A wait of this length means a failure. */
const LONGEST_MS = 60_000

let serial = 0
let shared: ReturnType<typeof openTestDatabase> | undefined

/** Returns the worker's database, copied from the template when its first test needs it. */
export async function testDatabase(): ReturnType<typeof openTestDatabase> {
  return (shared ??= openTestDatabase())
}

/** Resolves when the worker's database has delivered every committed change. */
export async function waitForChanges(): Promise<void> {
  const { changes, teller } = await testDatabase()
  await changes.waitForPending(teller, LONGEST_MS)
}

async function openTestDatabase() {
  const url = await newDatabase()
  const changes = new ContentChanges(url)
  await changes.start()
  // A slow machine must not reject connections: tests of concurrent calls wait for their turn.
  const patient = { connectionTimeoutMillis: LONGEST_MS }
  // With a connection of its own, as a test may hold all others.
  const { db: teller } = connect(url, { ...patient, max: 1 })
  return { ...connect(url, patient), url, changes, teller }
}

/** Creates another database, and resolves to its URL; an empty one without a template. */
export async function newDatabase({ empty = false } = {}): Promise<string> {
  const [url, template] = [inject('databaseUrl'), inject('template')]
  const name = `${template}_${process.pid}_${++serial}`
  await query(url, `create database ${name} template ${empty ? 'template0' : template}`)
  return databaseAt(url, name)
}
