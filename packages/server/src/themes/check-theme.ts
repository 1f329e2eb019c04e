import { compileStyles } from '../render/styles/compile-styles.ts'
import type { StyleFault } from '../render/styles/style-job.ts'
import { buildTheme } from '../render/theme.ts'
import { platformFiles, themeFilesOf, withFallback } from '../render/theme-files.ts'
import type { ThemePackage } from './theme-package.ts'

export interface ThemeCheck {
  /** What owners read. */
  readonly title: string
  /** Without these it could draw no page. */
  readonly grave: readonly StyleFault[]
  /** Faults beside which it works. */
  readonly other: readonly StyleFault[]
}

/** What the server would say of a theme: of its configuration, its templates and its styles. */
export async function checkTheme(files: ThemePackage): Promise<ThemeCheck> {
  const own = [...files].filter(([path]) => !path.startsWith('demo/'))
  const theme = buildTheme('theme', withFallback(themeFilesOf(new Map(own)), platformFiles()))
  const faults = theme.faults.map(placed)
  const { sheets, files: all, isLess } = theme.stylesheet
  const made = isLess
    ? await compileStyles({ sheets, files: all, last: '', isMinified: false })
    : undefined
  const isGrave = ({ file, message }: StyleFault) =>
    file === 'template.conf' && /^there is no (?:layout|region)|is missing|no end/.test(message)
  return {
    title: theme.title,
    grave: [...faults.filter(isGrave), ...(made?.kind === 'refused' ? [made.fault] : [])],
    other: faults.filter((fault) => !isGrave(fault)),
  }
}

/** Faults are lines: `theme/file:1:2: message`, or `theme/file: 1:2 message`. */
function placed(fault: string): StyleFault {
  const [, file = '', line = '1', column = '1', message = fault] =
    /^theme\/(.+?):\s?(?:(\d+):(\d+):?\s)?([^]*)$/.exec(fault) ?? []
  return { file, line: Number(line), column: Number(column), message: message.split('\n')[0] ?? '' }
}
