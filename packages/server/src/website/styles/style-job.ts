import type { ThemeIssue } from '../theme-loading/index.ts'

/** A style sheet to compile, as plain data for another process. */
export interface StyleJob {
  /** The paths below `styles/`, in order. */
  readonly sheets: readonly string[]
  /** The files below `styles/` that may be imported, by path. */
  readonly files: ReadonlyMap<string, string>
  /** The owner's tweaks, after everything else. */
  readonly tweaks: string
  readonly isMinified: boolean
}

export type StyleResult =
  | {
      readonly kind: 'compiled'
      readonly css: string
      /** The omitted lines. */
      readonly issues: readonly ThemeIssue[]
    }
  | {
      readonly kind: 'failed'
      readonly issue: ThemeIssue
      /** Whether it may succeed later: the job ran out of time or memory. */
      readonly isTemporary?: true
    }
