import type { ThemeProblem } from '@vitrine/contract'
import { checkTheme } from '../check-theme.ts'
import { lintPackage } from '../lint.ts'
import type { Files } from './own-theme-files.ts'

/** The maximum number of problems that are listed. */
const MAX_PROBLEMS = 200

/** Finds what is wrong with the files of a theme: the errors with which it cannot be published come first. */
export async function checkOwnTheme(files: Files): Promise<readonly ThemeProblem[]> {
  if (!files.has('template.conf'))
    return [toProblem({ file: 'template.conf', message: 'This file is missing' }, true)]
  const check = await checkTheme({ files, omitted: [] })
  const templates = new Map([...files].filter(([path]) => !/^(?:assets|scripts)\//.test(path)))
  const issues = lintPackage(templates)
  const isEndless = ({ rule }: { readonly rule: string }) => rule === 'endless-partial'
  const problems = [
    ...check.fatal.map((issue) => toProblem(issue, true)),
    ...issues.filter(isEndless).map((issue) => toProblem(issue, true)),
    ...check.warnings.map((issue) => toProblem(issue, false)),
    ...issues.filter((issue) => !isEndless(issue)).map((issue) => toProblem(issue, false)),
  ]
  return removeDuplicates(problems).slice(0, MAX_PROBLEMS)
}

function toProblem(
  issue: Pick<ThemeProblem, 'file' | 'message'> & Partial<ThemeProblem>,
  isFatal: boolean,
): ThemeProblem {
  const { file, line = 1, column = 1, message } = issue
  return { file, line, column, message: message.replace(/\.$/, ''), isFatal }
}

/** Removes what both checks have found. */
function removeDuplicates(problems: readonly ThemeProblem[]): readonly ThemeProblem[] {
  const found = new Set<string>()
  return problems.filter(({ file, line, column, message }) => {
    const key = JSON.stringify([file, line, column, message])
    return !found.has(key) && found.add(key)
  })
}
