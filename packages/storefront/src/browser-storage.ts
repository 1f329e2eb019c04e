/** Reads a value from local storage; null if there is none or storage is not available. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a value to local storage as JSON; does nothing if storage is not available. */
export function writeStorage(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the visitor sees the question again on the next page.
  }
}
