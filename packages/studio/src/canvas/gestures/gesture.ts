import type { Handle } from '@vitrine/page'

/** The pointer during a drag: its point in pixels of the page, and the keys that are held. */
export interface PointerAt {
  readonly x: number
  readonly y: number
  /** Hides the guides. */
  readonly isAlt: boolean
  /** Moves along one axis only. */
  readonly isShift: boolean
  /** Moves a copy: Ctrl, or Cmd on a Mac. */
  readonly isCopy: boolean
}

/** Something that the pointer changes while it is pressed. Nothing is stored before it is dropped. */
export interface Gesture {
  readonly move: (to: PointerAt) => void
  /** Proposes the change to the studio. */
  readonly drop: () => void
  /** Restores everything as it was. */
  readonly cancel: () => void
}

/** The beginning of a drag. */
export type DragStart = { readonly from: { readonly x: number; readonly y: number } } & (
  | { readonly kind: 'move'; readonly id: string }
  | { readonly kind: 'resize'; readonly id: string; readonly handle: Handle }
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'rows'; readonly id: string }
  | { readonly kind: 'marquee'; readonly isAdded: boolean }
)
