import { formatExcerpt } from '@vitrine/template'
import type { Console } from '../../platform/console/console.ts'
import {
  lintTemplates,
  type Problem,
  readSources,
  readText,
} from '../../website/template-lint/index.ts'

/** Prints the problems of templates. Returns 1 if there are any. */
export async function checkPaths(
  paths: readonly string[],
  options: { readonly partials: string | undefined; readonly json: boolean },
  { write }: Console,
): Promise<number> {
  const sources = readSources(paths, options.partials)
  const problems = lintTemplates(sources)
  if (options.json) write(`${JSON.stringify(problems, null, 2)}\n`)
  else {
    const lines = new Map(sources.files.map(({ path, text }) => [path, text.split('\n')]))
    for (const problem of problems) write(formatProblem(problem, lines.get(problem.file)))
    const count = sources.files.length === 1 ? '1 file' : `${sources.files.length} files`
    write(
      `${count} checked, ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}\n`,
    )
  }
  return problems.length === 0 ? 0 : 1
}

function formatProblem(problem: Problem, lines = readText(problem.file).split('\n')): string {
  const { file, line, column, rule, message, suggestion } = problem
  const hint = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`
  return `${file}:${line}:${column}: ${sentence}${hint} [${rule}]\n${formatExcerpt(problem, lines)}\n\n`
}
