import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Returns the text of an error for an operator: of a rejected query the reason alone, without its SQL and parameters. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!(error instanceof DrizzleQueryError)) return error.message
  const reason = error.cause?.message ?? 'no reason given'
  return `The database rejected the command: ${reason}. Set LOG_LEVEL=debug for details.`
}
