/** What a person, a command line or an editor wants to know of one name of the language. */
export interface Argument {
  /** As it is shown in a usage line: `limit`, `value…`. */
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
  /** One sentence. */
  readonly summary: string
  readonly arguments: readonly Argument[]
  /** Renders without an error in dialect `vitrine`; a test runs it. */
  readonly example: Example
}

/** Arguments are written `name: summary`, with `name?: summary` for one that may be left out. */
export function entry(
  name: string,
  summary: string,
  args: readonly string[],
  template: string,
  data: unknown,
): Entry {
  return { name, summary, arguments: args.map(argument), example: { template, data } }
}

function argument(text: string): Argument {
  const colon = text.indexOf(': ')
  const name = text.slice(0, colon)
  const isOptional = name.endsWith('?')
  return { name: isOptional ? name.slice(0, -1) : name, summary: text.slice(colon + 2), isOptional }
}
