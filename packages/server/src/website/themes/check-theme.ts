import { compileStyles } from '../styles/index.ts'
import {
  buildTheme,
  groupThemeFiles,
  mergeWithPlatform,
  readPlatformFiles,
  type ThemeIssue,
} from '../theme-loading/index.ts'
import type { ThemePackage } from './theme-package.ts'

export interface ThemeCheck {
  /** The title for owners. */
  readonly title: string
  /** The issues without which it cannot render pages. */
  readonly fatal: readonly ThemeIssue[]
  /** The other issues. */
  readonly warnings: readonly ThemeIssue[]
}

/** Checks the configuration, templates and styles of a theme as the server does. */
export async function checkTheme(files: ThemePackage): Promise<ThemeCheck> {
  const ownFiles = [...files].filter(([path]) => !path.startsWith('demo/'))
  const theme = buildTheme(
    'theme',
    mergeWithPlatform(groupThemeFiles(new Map(ownFiles)), readPlatformFiles()),
  )
  const { sheets, files: all, isLess } = theme.stylesheet
  const result = isLess
    ? await compileStyles({ sheets, files: all, tweaks: '', isMinified: false })
    : undefined
  const styleIssues = result?.kind === 'failed' ? [result.issue] : []
  return {
    title: theme.title,
    fatal: [...theme.issues.filter(({ isFatal }) => isFatal), ...styleIssues],
    warnings: theme.issues.filter(({ isFatal }) => !isFatal),
  }
}
