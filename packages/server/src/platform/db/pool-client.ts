import pg from 'pg'
import { createStatementNamer } from './statement-names.ts'

/**
 * Creates the client class of the pool. It names statements, and returns to the pool when a transaction
 * cannot begin: drizzle takes a client and sends `begin` before it ensures the release. A client whose
 * connection broke in between would be lost, and the end of the pool would wait for it.
 */
export function createPoolClient(): typeof pg.Client {
  const named = createStatementNamer()
  return class extends pg.Client {
    override query(...args: readonly unknown[]) {
      const [statement, values, ...rest] = args
      // As a value: the types have eight overloads of one function.
      const query: unknown = Reflect.get(pg.Client.prototype, 'query')
      if (typeof query !== 'function') throw new Error('A client of pg has no query')
      const result = query.call(this, named(statement, values), values, ...rest)
      if (result instanceof Promise && isBegin(statement)) result.catch(() => releaseClient(this))
      return result
    }
  }
}

/** Returns whether drizzle sends a `begin`: other code sends a string, and releases its clients itself. */
function isBegin(statement: unknown): boolean {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return false
  return typeof statement.text === 'string' && statement.text.startsWith('begin')
}

function releaseClient(client: object): void {
  if ('release' in client && typeof client.release === 'function') client.release(true)
}
