import { parseArgs } from 'node:util'
import { printTree } from './ast.ts'
import { runCases } from './cases.ts'
import { checkPaths } from './check.ts'
import { type Console, UsageError, CommandError } from '../../platform/console/console.ts'
import { printReference } from './reference.ts'
import { renderFile } from './render.ts'

export const templateHelp = `vitrine template render FILE [--data F.json] [--partials DIR] [--locale L] [--now T] [--dialect D]
  Render a template to standard output, and print its errors to standard error.
  --data      A JSON file with the data
  --partials  A folder; the name of a partial is its path in the folder, with or without the extension
  --locale    A language such as de-AT, for money, numbers, dates and plurals
  --now       Milliseconds since 1970, or a date such as 2026-01-15T12:00:00Z
  --dialect   vitrine (default) or reference

vitrine template check PATH… [--partials DIR] [--json]
  Check templates and theme folders, then print each problem with its position.

vitrine template cases PATH… [--check]
  Render conformance cases (.json or .jsonl files, or folders of them) in dialect reference, then print
  {"id","output","errors"} of each as a line. With --check, print the failed ids and a summary.

vitrine template ast FILE
  Print the instruction tree as JSON.

vitrine template reference [--json]
  List every instruction, formatter and predicate with its arguments.

The exit code is 0 without problems, 1 with problems, and 2 for invalid arguments.`

/** Runs a subcommand of `vitrine template`. Resolves to the exit code. */
export async function runTemplate(args: readonly string[], console: Console): Promise<number> {
  const [subcommand = '', ...rest] = args
  try {
    const run = Object.hasOwn(subcommands, subcommand) ? subcommands[subcommand] : undefined
    if (!run)
      throw new UsageError(
        subcommand === ''
          ? 'Name a command: render, check, cases, ast or reference.'
          : `Unknown command: ${subcommand}.`,
      )
    return await run(rest, console)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const isMisuse = error instanceof UsageError
    console.writeError(isMisuse ? `${error.message}\n\n${templateHelp}` : error.message)
    return 2
  }
}

type Subcommand = (args: readonly string[], console: Console) => Promise<number>

const subcommands: Readonly<Record<string, Subcommand>> = {
  render: async (args, console) => {
    const { texts, positionals } = parseOptions(args, {
      texts: ['data', 'partials', 'locale', 'now', 'dialect'],
    })
    return renderFile(getOnlyPath(positionals), texts, console)
  },
  check: async (args, console) => {
    const { texts, flags, positionals } = parseOptions(args, {
      texts: ['partials'],
      flags: ['json'],
    })
    const { partials } = texts
    return checkPaths(getPaths(positionals), { partials, json: flags.has('json') }, console)
  },
  cases: async (args, console) => {
    const { flags, positionals } = parseOptions(args, { flags: ['check'] })
    return runCases(getPaths(positionals), { check: flags.has('check') }, console)
  },
  ast: async (args, console) => printTree(getOnlyPath(parseOptions(args, {}).positionals), console),
  reference: async (args, console) => {
    const { flags, positionals } = parseOptions(args, { flags: ['json'] })
    if (positionals.length > 0) throw new UsageError(`Unexpected argument: ${positionals[0]}.`)
    return printReference({ json: flags.has('json') }, console)
  },
}

interface KnownOptions {
  readonly texts?: readonly string[]
  readonly flags?: readonly string[]
}

function parseOptions(args: readonly string[], { texts = [], flags = [] }: KnownOptions) {
  const options = [
    ...texts.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ]
  const { values, positionals } = parseArguments(args, Object.fromEntries(options))
  const entries = Object.entries(values)
  const named = entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return {
    texts: Object.fromEntries<string | undefined>(named),
    flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
    positionals,
  }
}

function parseArguments(
  args: readonly string[],
  options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? getFirstSentence(error.message) : String(error))
  }
}

/** Returns the first sentence of Node's message about an option, without its lines on `--`. */
function getFirstSentence(message: string): string {
  const [sentence = ''] = message.split(/\.? To specify |\.?\n/)
  return `${sentence.replace(/\.$/, '')}.`
}

function getOnlyPath(paths: readonly string[]): string {
  const [path, ...more] = paths
  if (path === undefined) throw new UsageError('Name a file.')
  if (more.length > 0) throw new UsageError(`Name one file, not ${paths.length}.`)
  return path
}

function getPaths(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) throw new UsageError('Name at least one file or folder.')
  return paths
}
