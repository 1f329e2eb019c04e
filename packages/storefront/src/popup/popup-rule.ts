/** What the browser keeps of a popup. @see platform spec §3 "Popup overlay local storage keys" */
export interface PopupState {
  /** Milliseconds. */
  readonly 'date-closed'?: number
  readonly version?: number
  /** The form in it was sent. */
  readonly submitted?: boolean
}

export interface PopupAsked {
  /** Raised when it is to be shown again to those who closed it. */
  readonly version: number
  /** Shown again this many days after it was closed; 0 for never. */
  readonly everyDays: number
}

const DAY_MS = 86_400_000

/** What was kept, as far as it can be read. */
export function popupState(text: string | null): PopupState {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/** Whether a popup is due for who closed it as `state` says. */
export function isDue(state: PopupState, { version, everyDays }: PopupAsked, now: number): boolean {
  const closedAt = state['date-closed']
  if (state.version !== version) return true
  if (state.submitted) return false
  if (typeof closedAt !== 'number') return true
  // A clock that was set back hides nothing for years.
  return everyDays > 0 && Math.abs(now - closedAt) >= everyDays * DAY_MS
}
