import { parseArgs } from 'node:util'
import { printTree } from './ast.ts'
import { runCases } from './cases.ts'
import { checkPaths } from './check.ts'
import { type Console, Misuse, Refusal } from '../../platform/console/console.ts'
import { printReference } from './reference.ts'
import { renderFile } from './render.ts'

export const templateHelp = `vitrine template render FILE [--data F.json] [--partials DIR] [--locale L] [--now T] [--dialect D]
  Renders a template to standard output; errors go to standard error.
  --partials  a folder; a partial is named by its path in it, with or without the ending
  --locale    a language such as de-AT, for money, numbers, dates and plurals
  --now       milliseconds since 1970 or a date such as 2026-01-15T12:00:00Z
  --dialect   vitrine (default) or reference

vitrine template check PATH… [--partials DIR] [--json]
  Reads templates and theme folders and says what is wrong with them, and where.

vitrine template cases PATH… [--check]
  Renders conformance cases (.json, .jsonl, folders of them) in dialect reference and prints
  {"id","output","errors"} of each as a line; with --check the ids of those that fail, and how many.

vitrine template ast FILE
  Prints the instruction tree as JSON.

vitrine template reference [--json]
  Lists every instruction, formatter and predicate with its arguments.

The exit code is 0 when all is well, 1 when something was found, 2 when the command was not understood.`

/** Runs one word of `vitrine template`; resolves to the exit code. */
export async function runTemplate(args: readonly string[], console: Console): Promise<number> {
  const [word = '', ...rest] = args
  try {
    const run = Object.hasOwn(words, word) ? words[word] : undefined
    if (!run) throw new Misuse(word === '' ? 'What is to be done?' : `There is no word ${word}.`)
    return await run(rest, console)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const isMisuse = error instanceof Misuse
    console.complain(isMisuse ? `${error.message}\n\n${templateHelp}` : error.message)
    return 2
  }
}

type Word = (args: readonly string[], console: Console) => Promise<number>

const words: Readonly<Record<string, Word>> = {
  render: async (args, console) => {
    const { texts, positionals } = read(args, {
      texts: ['data', 'partials', 'locale', 'now', 'dialect'],
    })
    return renderFile(onlyOne(positionals), texts, console)
  },
  check: async (args, console) => {
    const { texts, flags, positionals } = read(args, { texts: ['partials'], flags: ['json'] })
    const { partials } = texts
    return checkPaths(someOf(positionals), { partials, json: flags.has('json') }, console)
  },
  cases: async (args, console) => {
    const { flags, positionals } = read(args, { flags: ['check'] })
    return runCases(someOf(positionals), { check: flags.has('check') }, console)
  },
  ast: async (args, console) => printTree(onlyOne(read(args, {}).positionals), console),
  reference: async (args, console) => {
    const { flags, positionals } = read(args, { flags: ['json'] })
    if (positionals.length > 0) throw new Misuse(`What is ${positionals[0]} for?`)
    return printReference({ json: flags.has('json') }, console)
  },
}

interface Known {
  readonly texts?: readonly string[]
  readonly flags?: readonly string[]
}

function read(args: readonly string[], { texts = [], flags = [] }: Known) {
  const options = [
    ...texts.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ]
  const { values, positionals } = parsed(args, Object.fromEntries(options))
  const given = Object.entries(values)
  const named = given.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return {
    texts: Object.fromEntries<string | undefined>(named),
    flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    positionals,
  }
}

function parsed(
  args: readonly string[],
  options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Misuse(error instanceof Error ? sentenceOf(error.message) : String(error))
  }
}

/** Of what Node says of options the first sentence, without its lines on `--`. */
function sentenceOf(message: string): string {
  const [sentence = ''] = message.split(/\.? To specify |\.?\n/)
  return `${sentence.replace(/\.$/, '')}.`
}

function onlyOne(paths: readonly string[]): string {
  const [path, ...more] = paths
  if (path === undefined) throw new Misuse('Which file?')
  if (more.length > 0) throw new Misuse(`One file is wanted, not ${paths.length}.`)
  return path
}

function someOf(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) throw new Misuse('Which files?')
  return paths
}
