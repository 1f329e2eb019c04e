import { inject } from 'vitest'
import { ContentChanges } from '../platform/db/content-changes.ts'
import { connect } from '../platform/db/db.ts'
import { databaseAt, query } from './test-server.ts'

/** Nothing takes this long; what does is broken. */
const LONGEST_MS = 60_000

let serial = 0
let shared: ReturnType<typeof openTestDatabase> | undefined

/** The worker's own database, copied from the template when its first test asks. */
export async function testDatabase(): ReturnType<typeof openTestDatabase> {
  return (shared ??= openTestDatabase())
}

/** Resolves when the worker's own database has told every change that was committed so far. */
export async function untilHeard(): Promise<void> {
  const { changes, teller } = await testDatabase()
  await changes.untilHeard(teller, LONGEST_MS)
}

async function openTestDatabase() {
  const url = await newDatabase()
  const changes = new ContentChanges(url)
  await changes.start()
  // A machine that is slow is no reason to refuse: tests of many calls at once wait for their turn.
  const patient = { connectionTimeoutMillis: LONGEST_MS }
  // By itself: what is heard is asked for while a test holds every connection of the others, too.
  const { db: teller } = connect(url, { ...patient, max: 1 })
  return { ...connect(url, patient), url, changes, teller }
}

/** The address of one more database; an empty one when there is to be no template. */
export async function newDatabase({ empty = false } = {}): Promise<string> {
  const [url, template] = [inject('databaseUrl'), inject('template')]
  const name = `${template}_${process.pid}_${++serial}`
  await query(url, `create database ${name} template ${empty ? 'template0' : template}`)
  return databaseAt(url, name)
}
