import { inject } from 'vitest'
import { ContentChanges } from '../db/content-changes.ts'
import { connect } from '../db/db.ts'
import { databaseAt, query } from './test-server.ts'

let serial = 0
let shared: ReturnType<typeof openTestDatabase> | undefined

/** The worker's own database, copied from the template when its first test asks. */
export async function testDatabase(): ReturnType<typeof openTestDatabase> {
  return (shared ??= openTestDatabase())
}

async function openTestDatabase() {
  const url = await newDatabase()
  const changes = new ContentChanges(url)
  await changes.start()
  return { ...connect(url), url, changes }
}

/** The address of one more database; an empty one when there is to be no template. */
export async function newDatabase({ empty = false } = {}): Promise<string> {
  const [url, template] = [inject('databaseUrl'), inject('template')]
  const name = `${template}_${process.pid}_${++serial}`
  await query(url, `create database ${name} template ${empty ? 'template0' : template}`)
  return databaseAt(url, name)
}
