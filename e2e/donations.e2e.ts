import type { Browser, Page } from '@playwright/test'
import { publishDonationPage } from './donation-page.ts'
import { addToCart, pay } from './checkout-steps.ts'
import { expectAccessible, collectPageErrors } from './accessibility.ts'
import { expect, getEnv, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const LOCALE = 'en-GB'

/** Chooses an amount by keyboard and continues to the checkout. */
async function chooseByKeys(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '£10 A shelf' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /£25 Ten bricks/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/donation\?cartToken=/)
}

test('a donation is made by keyboard alone, beside a full cart', async ({ page, owner }) => {
  const path = await publishDonationPage(owner, 'a-new-kiln')
  await addToCart(page, 'espresso-cup', { Glaze: 'Oat' })
  const seen = collectPageErrors(page, getEnv('SHOP_URL'))
  await page.goto(path)
  await expectAccessible(page)
  await chooseByKeys(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donation')
  await expectAccessible(page)
  await page.getByRole('main').getByLabel('Email').fill('giver@example.com')
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your donation')
  await expectAccessible(page)
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('Espresso cup')
  expect(seen).toEqual([])
})

test('another amount is typed, and its error appears beside it', async ({ page, owner }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto(await publishDonationPage(owner, 'a-new-kiln-by-phone'))
  const box = page.getByRole('textbox', { name: 'Other amount' })
  await expect(box).toBeHidden()
  await page.getByRole('radio', { name: 'Other amount' }).check()
  await box.fill('2')
  await page.getByRole('button', { name: 'Donate' }).click()
  await expect(page.getByRole('alert')).toHaveText('Check the amount.')
  await expect(box).toHaveAccessibleDescription(/Minimum: £5/)
  await expect(box).toHaveValue('2')
  await expectAccessible(page)
  await box.fill('12,50')
  await page.getByRole('button', { name: 'Donate' }).click()
  await expect(page.getByRole('button', { name: 'Pay £12.50' })).toBeVisible()
})

test('donates without JavaScript, and once however often Pay is pressed', async ({
  browser,
  owner,
}) => {
  const path = await publishDonationPage(owner, 'a-new-kiln-plainly')
  const page = await plainPage(browser)
  await page.goto(path)
  await page.getByRole('radio', { name: '£100 A door' }).check()
  await page.getByRole('button', { name: 'Donate' }).click()
  const email = `giver-${Date.now()}@example.com`
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Pay £100.00' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your donation')
  const { donations } = await new StudioApi(owner).get<{
    readonly donations: readonly { readonly email: string }[]
  }>('/api/studio/donations')
  expect(donations.filter((donation) => donation.email === email)).toMatchObject([
    { title: 'A new kiln', amount: { value: 10_000 } },
  ])
  await page.context().close()
})

async function plainPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: getEnv('SHOP_URL'),
    javaScriptEnabled: false,
    locale: LOCALE,
  })
  return context.newPage()
}
