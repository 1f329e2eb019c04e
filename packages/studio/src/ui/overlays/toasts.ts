import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

/** A short message about what has just happened. */
export interface Toast {
  readonly text: string
  readonly tone: 'done' | 'failed'
  /** Reverts what has just happened. */
  readonly onUndo?: () => void
}

/** Long enough to read and to reach Undo; the time stops while a toast has the pointer or the focus. */
const TIMEOUT_MS = 10_000

export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 3 })

/** Shows that an action is done, with Undo if there is a way back. */
export function showToast(text: string, onUndo?: () => void): void {
  toastQueue.add({ text, tone: 'done', ...(onUndo && { onUndo }) }, { timeout: TIMEOUT_MS })
}

/** Shows that an action failed. The message stays until it is closed. */
export function showFailure(text: string): void {
  toastQueue.add({ text, tone: 'failed' })
}
