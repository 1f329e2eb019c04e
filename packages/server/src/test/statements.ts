import pg from 'pg'
import { NOTIFY } from '../platform/db/content-changes.ts'

/** Records the statements that any connection sends while `work` runs, without those of the test itself. */
export async function recordStatements(work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = []
  const whole = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')
  const query: unknown = whole?.value
  if (!whole || typeof query !== 'function') throw new Error('A client of pg has no query')
  const value = function counted(this: unknown, ...args: unknown[]): unknown {
    const text = getText(args[0])
    if (!text.startsWith(NOTIFY)) sent.push(text)
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

function getText(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const given = statement as { readonly text?: unknown } | null
  return String(given?.text)
}
