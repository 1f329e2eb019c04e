import type { Problem } from '@vitrine/contract'

/** The errors of a form: at its fields, and those of no field. */
export interface FormErrors {
  /** The message of each field, by its name in the form. */
  readonly fields: ReadonlyMap<string, string>
  readonly others: readonly string[]
}

/**
 * Assigns the errors of an answer to the fields of a form. An error below a field, such as `options.2.name` below
 * `options`, belongs to that field; one with a code in `fieldsByCode` to the field named there.
 */
export function mapErrors(
  problem: Pick<Problem, 'code' | 'message' | 'errors'>,
  fieldNames: readonly string[],
  fieldsByCode: Readonly<Record<string, string>> = {},
): FormErrors {
  const fields = new Map<string, string>()
  const others: string[] = []
  for (const [path, message] of Object.entries(problem.errors ?? {})) {
    const name = findField(path, fieldNames)
    if (name === undefined) others.push(message)
    else if (!fields.has(name)) fields.set(name, message)
  }
  const named = fieldsByCode[problem.code]
  if (named !== undefined && !fields.has(named)) fields.set(named, problem.message)
  if (fields.size === 0 && others.length === 0) others.push(problem.message)
  return { fields, others }
}

/** Returns the field at a path, or the nearest one above it. */
function findField(path: string, names: readonly string[]): string | undefined {
  const above = names.filter((name) => path === name || path.startsWith(`${name}.`))
  return above.toSorted((a, b) => b.length - a.length)[0]
}
