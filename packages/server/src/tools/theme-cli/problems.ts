import { checkStarters } from '../starters/index.ts'
import {
  checkTheme,
  lintPackage,
  readThemePackage,
  ThemePackageError,
} from '../../website/themes/index.ts'

/** A problem of a theme with its position, both counted from 1; without a file it is about all style sheets. */
export interface ThemeProblem {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
  /** Whether nothing is wrong: it tells what the platform does where the theme has nothing of its own. */
  readonly isNote?: true
}

/** Returns the number of problems in words; notes are none. */
export function countProblems(problems: readonly ThemeProblem[]): string {
  const { length } = problems.filter(({ isNote }) => !isNote)
  return length === 1 ? '1 problem' : `${length} problems`
}

/** Finds what is wrong with a theme, and what of it works otherwise here than it is written. */
export async function findProblems(path: string): Promise<readonly ThemeProblem[]> {
  try {
    const reading = readThemePackage(path)
    const { fatal, warnings, notes } = await checkTheme(reading)
    const linted = lintPackage(reading.files)
    const ofStarters = await checkStarters(reading.files)
    // A problem that both find is printed once, in the linter's words.
    const lintedPositions = new Set(linted.map(formatPosition))
    return [
      ...[...fatal, ...warnings].filter((problem) => !lintedPositions.has(formatPosition(problem))),
      ...linted,
      ...ofStarters.map((issue) => ({ ...issue, line: 1, column: 1 })),
      ...notes.map((note) => ({ ...note, isNote: true as const })),
    ]
  } catch (error) {
    if (!(error instanceof ThemePackageError)) throw error
    const [, file = error.path || path, line = '1', column = '1'] =
      /^(.*):(\d+):(\d+)$/.exec(error.path) ?? []
    return [{ file, line: Number(line), column: Number(column), message: error.message }]
  }
}

function formatPosition({ file, line, column }: ThemeProblem): string {
  return file === '' ? 'styles' : `${file}:${line}:${column}`
}

/** Formats a problem as one line. */
export function formatProblem(problem: ThemeProblem): string {
  return `${formatPosition(problem)}: ${formatMessage(problem)}`
}

function formatMessage({ message, isNote }: ThemeProblem): string {
  return `${isNote ? 'Note: ' : ''}${message.replace(/\.$/, '')}.`
}

/** Formats the report of a theme: JSON for the ending `.json`, otherwise Markdown. */
export function formatReport(
  path: string,
  problems: readonly ThemeProblem[],
  ending: string,
): string {
  if (ending === '.json') return `${JSON.stringify(problems, null, 2)}\n`
  const lines = problems.map((problem) => {
    const message = formatMessage(problem).replaceAll('|', '\\|')
    return `| \`${formatPosition(problem)}\` | ${message} |`
  })
  const table = ['| place | problem |', '| --- | --- |', ...lines]
  return [
    `# Theme ${path}`,
    '',
    `${countProblems(problems)}.`,
    ...(lines.length > 0 ? ['', ...table] : []),
    '',
  ].join('\n')
}
