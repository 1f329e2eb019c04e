import { excerpt } from '@vitrine/template'
import type { Console } from '../../platform/console/console.ts'
import {
  type Problem,
  problemsOf,
  readSources,
  readText,
} from '../../website/template-lint/index.ts'

/** Says what is wrong with templates; 1 when anything is. */
export async function checkPaths(
  paths: readonly string[],
  options: { readonly partials: string | undefined; readonly json: boolean },
  { write }: Console,
): Promise<number> {
  const sources = readSources(paths, options.partials)
  const problems = problemsOf(sources)
  if (options.json) write(`${JSON.stringify(problems, null, 2)}\n`)
  else {
    const lines = new Map(sources.files.map(({ path, text }) => [path, text.split('\n')]))
    for (const problem of problems) write(drawn(problem, lines.get(problem.file)))
    const count = sources.files.length === 1 ? '1 file' : `${sources.files.length} files`
    write(
      `${count} checked, ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}\n`,
    )
  }
  return problems.length === 0 ? 0 : 1
}

function drawn(problem: Problem, lines = readText(problem.file).split('\n')): string {
  const { file, line, column, rule, message, suggestion } = problem
  const hint = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`
  return `${file}:${line}:${column}: ${sentence}${hint} [${rule}]\n${excerpt(problem, lines)}\n\n`
}
