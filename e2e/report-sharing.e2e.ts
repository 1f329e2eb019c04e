import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { repeatUntilPassed } from './repeat.ts'
import { expect, getEnv, test } from './shop.ts'
import { waitForHit } from './tracking-calls.ts'

/** The user agent of a desktop browser. The headless browser of the other tests counts as a bot. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test('a person without an account reads the report with a link, until it is deleted', async ({
  owner,
  page,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: getEnv('SHOP_URL'), userAgent: BROWSER })
  const visitor = await context.newPage()
  await Promise.all([waitForHit(visitor), visitor.goto('/about')])
  await context.close()

  await owner.goto('/config/analytics/sharing')
  const weekly = owner.getByRole('switch', { name: 'Email me the report of each week' })
  await weekly.press('Space')
  await expect(owner.getByText('Weekly email switched on')).toBeVisible()
  await owner.reload()
  await expect(weekly).toBeChecked()

  await owner.getByRole('button', { name: 'Create link' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: 'Create link' })
  await dialog.getByLabel('Name').fill('The agency')
  await dialog.getByLabel('Name').press('Enter')
  const row = owner.getByRole('row', { name: /The agency/ })
  await expect(row).toContainText('Never')
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await row.getByRole('button', { name: 'Copy link: The agency' }).click()
  await expect(owner.getByText('Link copied')).toBeVisible()
  const link = await owner.evaluate(async () => navigator.clipboard.readText())

  const content = page.getByRole('region', { name: 'Content' })
  await page.goto(link)
  await repeatUntilPassed(async (timeout) => {
    await page.reload()
    await expect(content).toContainText('/about', { timeout })
  })
  await expect(page.getByRole('heading', { level: 1, name: /^Visits of / })).toBeVisible()
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect(page.getByText('Device: Desktop')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Device: Desktop')).toBeVisible()
  await expect(page.getByRole('button', { name: /Export/ })).toHaveCount(0)
  await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
  expect(await page.context().cookies()).toEqual([])

  await owner.getByRole('button', { name: 'Delete link: The agency' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete link' }).click()
  await expect(owner.getByText('No links yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This link does not open a report. Ask for a new one.')).toBeVisible()
})
