import type { Site } from '../../platform/http/site.ts'
import type { ThemePolicy } from '../../platform/http/security-headers.ts'
import type { ScriptPolicy, Theme } from '../theme-loading/index.ts'

/** The scripts that a theme runs on one page. */
export interface ThemeScriptPolicy {
  /** Returns the policy for the rendering of a theme, whose issues it reports. */
  readonly start: (theme: Theme, onIssue: (issue: string) => void) => ScriptPolicy
  /** Returns what the policy of the page allows for the theme, once the page is rendered. */
  readonly getPolicy: (theme: Theme) => ThemePolicy
}

/**
 * Creates the policy of a page, whose inline scripts run by its nonce, or else by their hashes. Handlers and other
 * origins need the approval of the owner, and pages of the platform, such as the cart, have none.
 */
export function createThemeScriptPolicy(
  { themeApprovals }: Pick<Site, 'themeApprovals'>,
  { nonce, isSystemPage }: { readonly nonce?: string | undefined; readonly isSystemPage: boolean },
): ThemeScriptPolicy {
  const scriptHashes = new Set<string>()
  const handlerHashes = new Set<string>()
  const getApproval = ({ name }: Theme) =>
    !isSystemPage && Object.hasOwn(themeApprovals, name) ? themeApprovals[name] : undefined
  return {
    start: (theme, onIssue) => ({
      nonce,
      runsHandlers: getApproval(theme)?.runsHandlers ?? false,
      addScript: (hash) => nonce ?? scriptHashes.add(hash),
      addHandler: (hash) => handlerHashes.add(hash),
      onRefused: (number, reason) =>
        onIssue(`${theme.scripts.positions[number]}: The script does not run: ${reason}`),
    }),
    getPolicy: (theme) => {
      const approved = getApproval(theme)?.origins ?? []
      const origins = theme.origins.filter(({ origin }) => approved.includes(origin))
      const listOrigins = (kind: 'script' | 'style' | 'font') => [
        ...new Set(
          origins.flatMap(({ kinds, origin, fontOrigin }) =>
            kind === 'font' && fontOrigin !== undefined && kinds.includes('style')
              ? [fontOrigin]
              : kinds.includes(kind)
                ? [origin]
                : [],
          ),
        ),
      ]
      return {
        scriptHashes,
        handlerHashes,
        scriptOrigins: listOrigins('script'),
        styleOrigins: listOrigins('style'),
        fontOrigins: listOrigins('font'),
      }
    },
  }
}
