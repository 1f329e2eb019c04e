import type { Page } from '@playwright/test'
import { createKeyboard, createMouse, type Hand } from './hands.ts'
import { START_MS, startServer } from './server.ts'
import { test } from '@playwright/test'
import {
  adjustPhone,
  changeSite,
  expectPublished,
  expectRolledBack,
  loseWindow,
  publish,
  rollBack,
  translate,
  undoAndRedo,
  writePage,
} from './workshop-steps.ts'

const hands: readonly (readonly [string, (page: Page) => Hand])[] = [
  ['a mouse', createMouse],
  ['the keyboard alone', createKeyboard],
]

test.slow()

for (const [name, createHand] of hands)
  test(`an owner builds a page on a fresh shop, publishes it and rolls it back with ${name}`, async ({
    browser,
  }) => {
    test.setTimeout(test.info().timeout + START_MS)
    const shop = await startServer()
    const options = { baseURL: shop.url, locale: 'en-GB', viewport: { width: 1440, height: 900 } }
    const context = await browser.newContext(options)
    // What is not reached ends the test where it stands.
    context.setDefaultTimeout(60_000)
    const visitors = await browser.newContext(options)
    try {
      const page = await context.newPage()
      const hand = createHand(page)
      await page.goto(shop.signInUrl)
      await hand.press(page.getByRole('button', { name: 'Continue to studio' }))
      await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()

      const id = await test.step('three sections', () => writePage(hand))
      await test.step('the phone', () => adjustPhone(hand))
      await test.step('ten steps back and forward', () => undoAndRedo(hand, id))
      await test.step('header and color', () => changeSite(hand))
      const next = createHand(await test.step('a lost window', () => loseWindow(hand)))
      await test.step('a second language', () => translate(next))
      const visitor = await visitors.newPage()
      await test.step('published', async () => {
        await publish(next)
        await expectPublished(visitor)
      })
      await test.step('rolled back', async () => {
        await rollBack(next)
        await expectRolledBack(visitor)
      })
    } finally {
      await visitors.close()
      await context.close()
      await shop.stop()
    }
  })
