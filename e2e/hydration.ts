import type { Locator } from '@playwright/test'
import { expect } from './shop.ts'

/**
 * Scrolls to a link that a script takes over, waits for the script and clicks the link. Before, the click would
 * follow the link.
 */
export async function clickHydrated(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await waitForHydration(target)
  await target.click()
}

/**
 * Resolves when a script listens to clicks on the element, or to submissions or keys. A link or a form works
 * without the script, so its presence alone does not show that the page is hydrated.
 */
export async function waitForHydration(
  target: Locator,
  awaited: 'click' | 'submit' | 'keydown' = 'click',
): Promise<void> {
  const session = await target.page().context().newCDPSession(target.page())
  const hasListener = async () => {
    await target.evaluate((element) => Object.assign(globalThis, { looked: element }))
    const { result } = await session.send('Runtime.evaluate', { expression: 'looked' })
    if (result.objectId === undefined) return false
    const { objectId } = result
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId })
    return listeners.some(({ type }) => type === awaited)
  }
  await expect.poll(hasListener).toBe(true)
  await session.detach()
}
