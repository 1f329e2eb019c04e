import type { ThemeFault } from '../theme-fault.ts'

/** Styles to be made: sent to a thread of its own, so it is plain data. */
export interface StyleJob {
  /** Paths below `styles/`, in their order. */
  readonly sheets: readonly string[]
  /** Everything below `styles/` that may be imported, by its path there. */
  readonly files: ReadonlyMap<string, string>
  /** What the owner set, after all else. */
  readonly last: string
  readonly isMinified: boolean
}

export type StyleAnswer =
  | { readonly kind: 'made'; readonly css: string }
  | {
      readonly kind: 'refused'
      readonly fault: ThemeFault
      /** It was given up, not judged: a machine with more time or memory may make it. */
      readonly mayPass?: true
    }
