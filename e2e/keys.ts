import type { Locator, Page } from '@playwright/test'
import { expect } from './shop.ts'

const MOST_STOPS = 60

/** Presses Tab until `target` has the focus. Every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached with ${MOST_STOPS} tabs: ${String(target)}`)
}
