import pg from 'pg'
import { statementNames } from './named-statements.ts'

/**
 * Clients for a pool that name their statements, and that come back to the pool when a transaction cannot
 * even begin: drizzle takes a client, sends `begin`, and only then sees to it that it is given back. One
 * whose connection broke in between would be missing for ever, and the end of the pool would wait for it.
 */
export function poolClient(): typeof pg.Client {
  const named = statementNames()
  return class extends pg.Client {
    override query(...given: readonly unknown[]) {
      const [statement, values, ...rest] = given
      // As a value: its eight forms in types are one in truth.
      const query: unknown = Reflect.get(pg.Client.prototype, 'query')
      if (typeof query !== 'function') throw new Error('A client of pg has no query')
      const result = query.call(this, named(statement, values), values, ...rest)
      if (result instanceof Promise && isBegin(statement)) result.catch(() => giveBack(this))
      return result
    }
  }
}

/** As drizzle sends it: others, who give their clients back themselves, send a text. */
function isBegin(statement: unknown): boolean {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return false
  return typeof statement.text === 'string' && statement.text.startsWith('begin')
}

function giveBack(client: object): void {
  if ('release' in client && typeof client.release === 'function') client.release(true)
}
