import type { Locator, Page } from '@playwright/test'
import { expect } from './shop.ts'

const MAX_STOPS = 60

/** Presses Tab until `target` has the focus, and expects every stop to be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    // The box of a checkbox is drawn beside its input, which is hidden: its label is what people see.
    await expect(page.locator('label:has(:focus), :focus').first()).toBeInViewport()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached with ${MAX_STOPS} tabs: ${String(target)}`)
}

/** Presses Tab and Shift+Tab around an open modal dialog: the focus never leaves it, and the page behind is inert. */
export async function expectFocusTrapped(page: Page, dialog: Locator): Promise<void> {
  const hasFocus = () => dialog.evaluate((element) => element.matches(':focus-within'))
  for (const key of ['Tab', 'Shift+Tab']) {
    const start = await page.evaluateHandle(() => document.activeElement)
    for (let stops = 1; ; stops += 1) {
      await page.keyboard.press(key)
      expect(await hasFocus(), `${key} number ${stops}`).toBe(true)
      if (await start.evaluate((element) => element === document.activeElement)) break
      expect(stops, `${key} comes back to where it started`).toBeLessThan(MAX_STOPS)
    }
  }
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>('a,button')) {
      if (!control.closest('dialog')) control.focus()
    }
  })
  expect(await hasFocus(), 'the page behind cannot be focused').toBe(true)
}
