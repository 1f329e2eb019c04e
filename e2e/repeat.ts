import { expect } from '@playwright/test'

/** The time that the first attempt waits for what it expects, and the most that one waits, in milliseconds. */
const FIRST_MS = 500
const MOST_MS = 16_000

/**
 * Repeats an attempt until it passes, such as to open a page that a cache still shows as it was. Each attempt waits twice as long as the
 * one before, for `timeout` milliseconds, from `firstMs` on: the first, which may come too soon, costs little, and a slow machine still passes.
 */
export async function repeatUntilPassed(
  attempt: (timeout: number) => Promise<void>,
  { firstMs = FIRST_MS } = {},
): Promise<void> {
  let next = firstMs
  await expect(async () => {
    const timeout = next
    next = Math.min(next * 2, MOST_MS)
    await attempt(timeout)
  }).toPass()
}
