import { parts } from './part.ts'

/**
 * Loads all parts one after another, each when `waitForIdle` resolves, with those that parts bring along. One that fails
 * is loaded again when it is shown.
 */
export async function preloadParts(waitForIdle = waitUntilIdle): Promise<void> {
  for (const part of parts) {
    if (part.get() !== undefined) continue
    await waitForIdle()
    await part.load().catch(part.reset)
  }
}

/** The pause before each part where the browser does not say when it is idle, in milliseconds. */
const PAUSE_MS = 200

/** Waits until the browser has nothing else to do. */
function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, PAUSE_MS)
  })
}
