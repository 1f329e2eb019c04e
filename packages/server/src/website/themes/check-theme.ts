import { compileStyles, findCssIssue, findCssIssues, findInlineCssIssues } from '../styles/index.ts'
import {
  buildTheme,
  groupThemeFiles,
  mergeWithPlatform,
  readPlatformFiles,
  type Theme,
  type ThemeIssue,
} from '../theme-loading/index.ts'
import { listOlderCalls } from './older-calls.ts'
import { listScriptWarnings } from './script-warnings.ts'
import { listThemeNotes } from './theme-notes.ts'
import type { ThemeReading } from './theme-package.ts'

export interface ThemeCheck {
  /** The title for owners. */
  readonly title: string
  /** The issues without which it cannot render pages. */
  readonly fatal: readonly ThemeIssue[]
  /** The other issues. */
  readonly warnings: readonly ThemeIssue[]
  /** Notes on what the platform does where the theme has nothing of its own. */
  readonly notes: readonly ThemeIssue[]
}

const TEMPLATE = /\.(?:region|block|list|item|page)$/

/** Checks the configuration, templates and styles of a theme as the server does. */
export async function checkTheme({ files, omitted }: ThemeReading): Promise<ThemeCheck> {
  const ownFiles = [...files].filter(([path]) => !/^(?:demo|starters)\//.test(path))
  const merged = mergeWithPlatform(groupThemeFiles(new Map(ownFiles)), readPlatformFiles())
  const theme = buildTheme('theme', merged)
  const styles = await checkStyles(theme)
  return {
    title: theme.title,
    fatal: [...theme.issues.filter(({ isFatal }) => isFatal), ...styles.fatal],
    warnings: [
      ...omitted,
      ...theme.issues.filter(({ isFatal }) => !isFatal),
      ...listScriptWarnings(theme),
      ...listOlderCalls(theme, merged),
      ...styles.warnings,
      ...ownFiles.flatMap(([path, content]) =>
        TEMPLATE.test(path) ? findInlineCssIssues(path, content.toString()) : [],
      ),
    ],
    notes: listThemeNotes(theme, merged),
  }
}

/**
 * Checks the styles: each file of plain CSS that the theme lists, or what the Less compiler rejects, what it leaves
 * out, and what it wrote, which variables and mixins can break.
 */
async function checkStyles({ stylesheet }: Theme): Promise<Pick<ThemeCheck, 'fatal' | 'warnings'>> {
  const { sheets, files, isLess } = stylesheet
  if (!isLess) {
    const listed = new Map([...files].filter(([name]) => sheets.includes(name)))
    const others = new Map([...files].filter(([name]) => !sheets.includes(name)))
    return { fatal: findCssIssues(listed), warnings: findCssIssues(others) }
  }
  const result = await compileStyles({ sheets, files, tweaks: '', isMinified: false })
  return result.kind === 'failed'
    ? { fatal: [result.issue], warnings: [] }
    : { fatal: findCssIssue('site.css', result.css), warnings: result.issues }
}
