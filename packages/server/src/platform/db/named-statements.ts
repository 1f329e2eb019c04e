/** Each connection keeps the plans of all it was sent by name, some ten kilobytes for each. */
const MOST_NAMES = 500
/** What is sent once or twice, at a start or by an import, is not worth a plan that is kept. */
const SENT_BEFORE_NAMED = 2

/**
 * Gives every statement with parameters a name, so that PostgreSQL reads and plans it once per
 * connection and not once per call. The same text has the same name everywhere.
 */
export function statementNames(): (statement: unknown, values: unknown) => unknown {
  const nameOf = namesOfTexts()
  return (statement, values) =>
    isNameless(statement, values) ? { ...statement, name: nameOf(statement.text) } : statement
}

/** As drizzle sends it: the text in an object, its values beside it. */
function isNameless(statement: unknown, values: unknown): statement is { readonly text: string } {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    typeof statement.text === 'string' &&
    !('submit' in statement) &&
    !('name' in statement && statement.name) &&
    Array.isArray(values) &&
    values.length > 0
  )
}

function namesOfTexts(): (text: string) => string | undefined {
  const sent = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES) return known
    const times = sent.get(text) ?? 0
    if (times < SENT_BEFORE_NAMED) {
      if (sent.size >= MOST_NAMES) sent.clear()
      sent.set(text, times + 1)
      return undefined
    }
    sent.delete(text)
    const name = `auto_${names.size}`
    names.set(text, name)
    return name
  }
}
