import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, getEnv, test } from './shop.ts'
import { waitForHit } from './tracking-calls.ts'
import { repeatUntilPassed } from './repeat.ts'

/** The user agent of a desktop browser. The headless browser of the other tests counts as a bot. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test('the owner sees visits, a search, a purchase and a script error of a real browser', async ({
  browser,
  owner,
}) => {
  const visitor = await browser.newContext({
    baseURL: getEnv('SHOP_URL'),
    userAgent: BROWSER,
    locale: 'en-GB',
  })
  const page = await visitor.newPage()
  const visit = async (path: string) => Promise.all([waitForHit(page), page.goto(path)])
  await visit('/about?utm_source=letter')
  await visit('/search?q=qwertzuiop')
  await visit('/care')
  const reported = page.waitForResponse(/RecordJavascriptErrors/)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The slider is broken')
    })
  })
  await reported
  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page)
  await readOrderNumber(page)
  await visitor.close()

  const show = async (path: string, text: string) =>
    repeatUntilPassed(async (timeout) => {
      await owner.goto(`/config/analytics${path}`)
      await expect(owner.getByRole('main')).toContainText(text, { timeout })
    })
  await show('', '/about')
  const main = owner.getByRole('main')
  await expect(main.getByRole('region', { name: 'Devices and browsers' })).toContainText('Desktop')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await show('/behavior', 'qwertzuiop')
  await show('/funnel', 'Product')
  await show('/errors', 'broken')
  const errors = await saveTable(owner, 'Script errors', 'JSON for scripts')
  expect(JSON.parse(errors)).toMatchObject([
    { message: expect.stringContaining('broken'), count: 1 },
  ])
  await owner.getByRole('link', { name: 'Overview' }).click()
  await expect(main).toContainText('/care')
  const pages = await saveTable(owner, 'Page', 'CSV for spreadsheets')
  expect(pages.split('\r\n')[0]).toContain('"Page","Visits","Page views","Visitors","Bounces"')
  expect(pages).toMatch(/^"\/care","1","1",/m)
  const events: unknown = JSON.parse(await saveTable(owner, 'all events', 'JSON for scripts'))
  expect(events).toContainEqual(expect.objectContaining({ event: 'page-view', page: '/care' }))
})

/** Saves a table of a report, and returns the file. */
async function saveTable(owner: Page, table: string, format: string): Promise<string> {
  const name = `Export: ${table}`
  await owner.getByRole('button', { name, exact: true }).click()
  // A menu that was used before may still be closing.
  const [saved] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('menu', { name }).getByRole('menuitem', { name: format }).click(),
  ])
  return readFile(await saved.path(), 'utf8')
}
