import type { Locator } from '@playwright/test'
import { expect } from './shop.ts'

/**
 * Resolves when a script of the page listens to clicks on the element. What works without one, a link
 * or a form, is only then what the script makes of it.
 */
export async function untilAwake(target: Locator): Promise<void> {
  const browser = await target.page().context().newCDPSession(target.page())
  const isAwake = async () => {
    await target.evaluate((element) => Object.assign(globalThis, { looked: element }))
    const { result } = await browser.send('Runtime.evaluate', { expression: 'looked' })
    if (result.objectId === undefined) return false
    const { objectId } = result
    const { listeners } = await browser.send('DOMDebugger.getEventListeners', { objectId })
    return listeners.some(({ type }) => type === 'click')
  }
  await expect.poll(isAwake).toBe(true)
  await browser.detach()
}
