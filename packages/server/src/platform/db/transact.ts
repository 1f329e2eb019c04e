import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'

const MOST_TRIES = 8
/** Those who met once meet again when both come back at once. */
const LONGEST_PAUSE_MS = 40
/** Two waited for each other, or saw each other's half: neither did anything, so it may be repeated. */
const REPEATABLE = ['40P01', '40001']

/** Runs `work` in a transaction, and again when it was the one chosen to give way. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return retried(() => db.transaction(work))
}

/** The same for one statement, which is a transaction of its own; `also` when it says one of these. */
export async function retried<T>(work: () => Promise<T>, also: readonly string[] = []): Promise<T> {
  const repeatable = [...REPEATABLE, ...also]
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= MOST_TRIES || !repeatable.includes(sqlStateOf(error) ?? '')) throw error
      await pause(randomInt(LONGEST_PAUSE_MS * tries))
    }
  }
}

/** PostgreSQL's code of what went wrong: 23505 already there, 23514 against a check. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code
  return sqlStateOf(error.cause)
}
