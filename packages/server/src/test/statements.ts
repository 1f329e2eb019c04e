import pg from 'pg'
import { TELLS } from '../platform/db/content-changes.ts'

/** What was sent to the database, by whichever connection, while `work` ran; less what a test waits by. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = []
  const whole = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')
  const query: unknown = whole?.value
  if (!whole || typeof query !== 'function') throw new Error('A client of pg has no query')
  const value = function counted(this: unknown, ...args: unknown[]): unknown {
    const text = textOf(args[0])
    if (!text.startsWith(TELLS)) sent.push(text)
    return Reflect.apply(query, this, args)
  }
  Object.defineProperty(pg.Client.prototype, 'query', { ...whole, value })
  try {
    await work()
  } finally {
    Object.defineProperty(pg.Client.prototype, 'query', whole)
  }
  return sent
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const given = statement as { readonly text?: unknown } | null
  return String(given?.text)
}
