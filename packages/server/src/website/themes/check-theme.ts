import { compileStyles } from '../render/styles/compile-styles.ts'
import type { ThemeFault } from '../render/theme-fault.ts'
import { buildTheme } from '../render/theme.ts'
import { platformFiles, themeFilesOf, withFallback } from '../render/theme-files.ts'
import type { ThemePackage } from './theme-package.ts'

export interface ThemeCheck {
  /** What owners read. */
  readonly title: string
  /** Without these it could draw no page. */
  readonly grave: readonly ThemeFault[]
  /** Faults beside which it works. */
  readonly other: readonly ThemeFault[]
}

/** What the server would say of a theme: of its configuration, its templates and its styles. */
export async function checkTheme(files: ThemePackage): Promise<ThemeCheck> {
  const own = [...files].filter(([path]) => !path.startsWith('demo/'))
  const theme = buildTheme('theme', withFallback(themeFilesOf(new Map(own)), platformFiles()))
  const { sheets, files: all, isLess } = theme.stylesheet
  const made = isLess
    ? await compileStyles({ sheets, files: all, last: '', isMinified: false })
    : undefined
  const broken = made?.kind === 'refused' ? [made.fault] : []
  return {
    title: theme.title,
    grave: [...theme.faults.filter(({ isGrave }) => isGrave), ...broken],
    other: theme.faults.filter(({ isGrave }) => !isGrave),
  }
}
