import type { Locator } from '@playwright/test'
import { expect } from './shop.ts'

/**
 * Resolves when a script listens to clicks on the element. A link or a form works without the script, so its
 * presence alone does not show that the page is hydrated.
 */
export async function waitForHydration(target: Locator): Promise<void> {
  const session = await target.page().context().newCDPSession(target.page())
  const hasClickListener = async () => {
    await target.evaluate((element) => Object.assign(globalThis, { looked: element }))
    const { result } = await session.send('Runtime.evaluate', { expression: 'looked' })
    if (result.objectId === undefined) return false
    const { objectId } = result
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId })
    return listeners.some(({ type }) => type === 'click')
  }
  await expect.poll(hasClickListener).toBe(true)
  await session.detach()
}
