import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'

const MAX_ATTEMPTS = 8
/** The pause is random, as transactions that conflicted once would conflict again. */
const MAX_PAUSE_MS = 40
/** Deadlock and serialization failure: the transaction did nothing, so it may be repeated. */
const RETRYABLE_STATES = ['40P01', '40001']

/** Runs `work` in a transaction, and again if PostgreSQL aborted it because of a conflict. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return withRetries(() => db.transaction(work))
}

/**
 * Runs one statement, which is a transaction of its own, and retries it on a conflict; `also` names more
 * states to retry on.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  also: readonly string[] = [],
): Promise<T> {
  const repeatable = [...RETRYABLE_STATES, ...also]
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= MAX_ATTEMPTS || !repeatable.includes(getSqlState(error) ?? '')) throw error
      await pause(randomInt(MAX_PAUSE_MS * tries))
    }
  }
}

/** Returns PostgreSQL's error code: 23505 for a duplicate key, 23514 for a violated check. */
export function getSqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code
  return getSqlState(error.cause)
}

/** Ends a transaction whose changes are not to last, with what was read in it. */
class Discarded<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('The transaction was rolled back on purpose.')
    this.result = result
  }
}

/** Runs `work` in a transaction, undoes all that it changed, and resolves to what it returned. */
export async function tryOut<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let discarded: Discarded<T> | undefined
  await transact(db, async (tx) => {
    discarded = new Discarded(await work(tx))
    throw discarded
  }).catch((error: unknown) => {
    if (error !== discarded) throw error
  })
  if (!discarded) throw new Error('The transaction was not rolled back.')
  return discarded.result
}
