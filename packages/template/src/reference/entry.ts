/** An argument of a name of the language. */
export interface Argument {
  /** The name in a usage line: `limit`, `value…`. */
  readonly name: string
  readonly summary: string
  readonly isOptional: boolean
}

export interface Example {
  readonly template: string
  readonly data: unknown
}

export interface Entry {
  readonly name: string
  /** The summary: one sentence. */
  readonly summary: string
  readonly arguments: readonly Argument[]
  /** An example that renders without errors in dialect `vitrine`; a test runs it. */
  readonly example: Example
}

/** Creates an entry. Arguments are written `name: summary`, optional ones `name?: summary`. */
export function createEntry(
  name: string,
  summary: string,
  args: readonly string[],
  template: string,
  data: unknown,
): Entry {
  return { name, summary, arguments: args.map(parseArgument), example: { template, data } }
}

/** Creates the entry of a predicate; its example prints yes. */
export function createConditionEntry(
  name: string,
  summary: string,
  data: unknown,
  args: readonly string[] = [],
): Entry {
  return createEntry(name, summary, args, `{.${name}}yes{.or}no{.end}`, data)
}

function parseArgument(text: string): Argument {
  const colon = text.indexOf(': ')
  const name = text.slice(0, colon)
  const isOptional = name.endsWith('?')
  return { name: isOptional ? name.slice(0, -1) : name, summary: text.slice(colon + 2), isOptional }
}
