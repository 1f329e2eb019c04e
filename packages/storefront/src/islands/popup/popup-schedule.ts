/** The stored state of a popup. @see platform spec §3 "Popup overlay local storage keys" */
export interface PopupState {
  /** The time the popup was last closed, in ms since 1970. */
  readonly 'date-closed'?: number
  readonly version?: number
  /** Whether the form in the popup was sent. */
  readonly submitted?: boolean
}

export interface PopupSettings {
  /** The version; raising it shows the popup again to visitors who closed it. */
  readonly version: number
  /** The number of days after closing until it is shown again; 0 for never. */
  readonly everyDays: number
}

const DAY_MS = 86_400_000

/** Parses the stored state; empty if it is invalid. */
export function parsePopupState(text: string | null): PopupState {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/** Returns whether a popup is due for a visitor with this stored state. */
export function isDue(
  state: PopupState,
  { version, everyDays }: PopupSettings,
  now: number,
): boolean {
  const closedAt = state['date-closed']
  if (state.version !== version) return true
  if (state.submitted) return false
  if (typeof closedAt !== 'number') return true
  // A clock that was set back must not hide the popup for years.
  return everyDays > 0 && Math.abs(now - closedAt) >= everyDays * DAY_MS
}
