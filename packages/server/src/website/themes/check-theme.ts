import { compileStyles, findCssIssue, findCssIssues, findInlineCssIssues } from '../styles/index.ts'
import {
  buildTheme,
  groupThemeFiles,
  mergeWithPlatform,
  readPlatformFiles,
  type Theme,
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

const TEMPLATE = /\.(?:region|block|list|item|page)$/

/** Checks the configuration, templates and styles of a theme as the server does. */
export async function checkTheme(files: ThemePackage): Promise<ThemeCheck> {
  const ownFiles = [...files].filter(([path]) => !/^(?:demo|starters)\//.test(path))
  const theme = buildTheme(
    'theme',
    mergeWithPlatform(groupThemeFiles(new Map(ownFiles)), readPlatformFiles()),
  )
  const styleIssues = await findStyleIssues(theme)
  return {
    title: theme.title,
    fatal: [...theme.issues.filter(({ isFatal }) => isFatal), ...styleIssues],
    warnings: [
      ...theme.issues.filter(({ isFatal }) => !isFatal),
      ...ownFiles.flatMap(([path, content]) =>
        TEMPLATE.test(path) ? findInlineCssIssues(path, content.toString()) : [],
      ),
    ],
  }
}

/**
 * Returns the issues of the styles: of each file of plain CSS, or the first one of the Less compiler and of what it
 * wrote, which variables and mixins can break.
 */
async function findStyleIssues({ stylesheet }: Theme): Promise<readonly ThemeIssue[]> {
  const { sheets, files, isLess } = stylesheet
  if (!isLess) return findCssIssues(files)
  const result = await compileStyles({ sheets, files, tweaks: '', isMinified: false })
  return result.kind === 'failed' ? [result.issue] : findCssIssue('site.css', result.css)
}
