/** Each connection keeps the plans of all named statements, some ten kilobytes each. */
const MAX_NAMES = 500
/** A statement that is sent only once or twice, at the start or by an import, needs no plan. */
const UNNAMED_CALLS = 2

/**
 * Returns a function that names statements with parameters, so that PostgreSQL parses and plans each once per
 * connection. Equal texts have equal names.
 */
export function createStatementNamer(): (statement: unknown, values: unknown) => unknown {
  const nameOf = createTextNamer()
  return (statement, values) =>
    isUnnamed(statement, values) ? { ...statement, name: nameOf(statement.text) } : statement
}

/** Returns whether drizzle sends the statement: an object with the text, and the values beside it. */
function isUnnamed(statement: unknown, values: unknown): statement is { readonly text: string } {
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

function createTextNamer(): (text: string) => string | undefined {
  const sent = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMES) return known
    const times = sent.get(text) ?? 0
    if (times < UNNAMED_CALLS) {
      if (sent.size >= MAX_NAMES) sent.clear()
      sent.set(text, times + 1)
      return undefined
    }
    sent.delete(text)
    const name = `auto_${names.size}`
    names.set(text, name)
    return name
  }
}
