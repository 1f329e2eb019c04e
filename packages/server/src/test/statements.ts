import pg from 'pg'

/** What was sent to the database, by whichever connection, while `work` ran. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    sent.push(textOf(args[0]))
    return Reflect.apply(query, this, args)
  }
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const given = statement as { readonly text?: unknown } | null
  return String(given?.text)
}
