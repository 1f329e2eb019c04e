import type { ScriptPolicy, Theme } from '../theme-loading/index.ts'

/** The inline scripts of a theme on one page. */
export interface ThemeScriptPolicy {
  /** The hashes of the scripts that run. */
  readonly hashes: ReadonlySet<string>
  /** Returns the policy for the rendering of a theme, whose issues it reports. */
  readonly start: (theme: Theme, onIssue: (issue: string) => void) => ScriptPolicy
}

/** Creates the policy of a page, whose scripts run by its nonce, or else by their hashes. */
export function createThemeScriptPolicy(nonce?: string): ThemeScriptPolicy {
  const hashes = new Set<string>()
  return {
    hashes,
    start: ({ scripts }, onIssue) => ({
      nonce,
      runsHandlers: false,
      addScript: (hash) => hashes.add(hash),
      addHandler: () => undefined,
      onRefused: (number, reason) =>
        onIssue(`${scripts.positions[number]}: The script does not run: ${reason}`),
    }),
  }
}
