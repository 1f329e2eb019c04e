import type { Locator, Page } from '@playwright/test'
import { expect } from './shop.ts'

const MAX_STOPS = 60

/** Presses Tab until `target` has the focus, and expects every stop to be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached with ${MAX_STOPS} tabs: ${String(target)}`)
}
