import pg from 'pg'
import { createStatementNamer } from './statement-names.ts'

/**
 * Creates the client class of the pool. It names statements, sends those of one transaction one after the other even if
 * code awaits several at once, and returns to the pool when a transaction cannot begin: drizzle takes a client and sends
 * `begin` before it ensures the release. A client whose connection broke in between would be lost, and the end of the
 * pool would wait for it.
 */
export function createPoolClient(): typeof pg.Client {
  const named = createStatementNamer()
  return class extends pg.Client {
    #pending = 0
    #last: Promise<unknown> = Promise.resolve()

    override query(...args: readonly unknown[]) {
      const [statement, values, ...rest] = args
      // As a value: the types have eight overloads of one function.
      const query: unknown = Reflect.get(pg.Client.prototype, 'query')
      if (typeof query !== 'function') throw new Error('A client of pg has no query')
      const send = () => query.call(this, named(statement, values), values, ...rest)
      const result = this.#pending === 0 ? send() : this.#queue(send, args)
      if (!(result instanceof Promise)) return result
      if (isBegin(statement)) result.catch(() => releaseClient(this))
      this.#pending += 1
      this.#last = result.then(
        () => void (this.#pending -= 1),
        () => void (this.#pending -= 1),
      )
      return result
    }

    /** Sends a statement after those before it; at once if its result is no promise. */
    #queue(send: () => unknown, args: readonly unknown[]): unknown {
      const isAwaited = !args.some((each) => typeof each === 'function') && !isSubmittable(args[0])
      return isAwaited ? this.#last.then(send) : send()
    }
  }
}

/** Returns whether drizzle sends a `begin`: other code sends a string, and releases its clients itself. */
function isBegin(statement: unknown): boolean {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return false
  return typeof statement.text === 'string' && statement.text.startsWith('begin')
}

/** Returns whether a statement is an object that talks to the server itself, such as a copy. */
function isSubmittable(statement: unknown): boolean {
  return typeof statement === 'object' && statement !== null && 'submit' in statement
}

function releaseClient(client: object): void {
  if ('release' in client && typeof client.release === 'function') client.release(true)
}
