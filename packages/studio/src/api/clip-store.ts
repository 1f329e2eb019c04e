const KEY = 'vitrine-studio-clip'

/** Keeps the copied blocks or sections as JSON for the windows of this browser: menus cannot read the clipboard. */
export function storeClip(json: string): void {
  try {
    localStorage.setItem(KEY, json)
  } catch {
    // It does not fit. An older one must not be pasted in its place.
    localStorage.removeItem(KEY)
  }
}

export function readStoredClip(): string | null {
  return localStorage.getItem(KEY)
}

export function hasStoredClip(): boolean {
  return Object.hasOwn(localStorage, KEY)
}

/** Forgets what was copied: it may be of a draft that the next account must not see. */
export function clearStoredClip(): void {
  localStorage.removeItem(KEY)
}
