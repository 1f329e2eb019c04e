/** How long no key is pressed before something else may take the focus, in milliseconds. */
const PAUSE_MS = 1_000

let lastKeyAt = -PAUSE_MS

/** Records that the person presses a key, in the studio or on the canvas. */
export function recordKey(): void {
  lastKeyAt = performance.now()
}

/** Waits until the person pauses typing, so that no key goes to something that opens in between. */
export async function waitForPause(): Promise<void> {
  for (let rest = getRest(); rest > 0; rest = getRest())
    await new Promise((resolve) => setTimeout(resolve, rest))
}

function getRest(): number {
  return lastKeyAt + PAUSE_MS - performance.now()
}
