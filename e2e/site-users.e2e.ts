import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { readEmailToken } from './emails.ts'
import { expect, getEnv, test as base } from './shop.ts'

const PASSWORD = 'four plain words here'
const MAX_STOPS = 60

/** A fixture without JavaScript: account pages must work with plain forms. The studio needs scripts. */
const test = base.extend({
  page: async ({ browser }, use) => {
    const context = await browser.newContext({
      baseURL: getEnv('SHOP_URL'),
      locale: 'en-GB',
      javaScriptEnabled: false,
    })
    await use(await context.newPage())
    await context.close()
  },
})

/** Runs axe on the page's HTML in a second browser, because axe needs scripts. */
async function expectUsable(page: Page, examiner: Page): Promise<void> {
  const [url, body] = [page.url(), await page.content()]
  const contentType = 'text/html; charset=utf-8'
  await examiner.route(url, (route) => route.fulfill({ body, contentType }))
  await examiner.goto(url)
  await expectAccessible(examiner)
  await examiner.unroute(url)
}

/** Presses Tab until `target` has the focus, and expects every stop to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeInViewport()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached with ${MAX_STOPS} tabs: ${String(target)}`)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

const heading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text)

/** Expects the text of the link to the account in the menu of phones, which a script chooses. */
async function expectMenuLink(visitor: Page, text: string): Promise<void> {
  await visitor.setViewportSize({ width: 375, height: 800 })
  await visitor.goto('/about')
  await visitor.locator('.nav-phone > summary').click()
  const link = visitor.locator('.nav-phone .user-accounts-text-link')
  await expect(link).toHaveText(text, { useInnerText: true })
  await visitor.setViewportSize({ width: 1280, height: 800 })
}

test('registers, confirms, signs in and out by keyboard, without a script', async ({
  page,
  owner,
  secondVisitor,
}) => {
  const email = 'keyboard@example.com'
  await page.goto('/account/register')
  await expectUsable(page, secondVisitor)
  await type(page, 'Email', email)
  await type(page, 'Password', PASSWORD)
  await press(page, 'Register')
  await heading(page, 'Confirm your address')
  await expect(page.getByRole('status')).toContainText('this site cannot send emails at the moment')
  await expectUsable(page, secondVisitor)

  await page.goto(`/account/verify?token=${await readEmailToken(owner, email)}`)
  await expectUsable(page, secondVisitor)
  await type(page, 'Password', PASSWORD)
  await press(page, 'Confirm and sign in')
  await heading(page, 'Your account')
  await expect(page.getByRole('main')).toContainText(email)
  await expectUsable(page, secondVisitor)
  await expectMenuLink(secondVisitor, 'Sign in')
  await secondVisitor.context().addCookies(await page.context().cookies())
  await expectMenuLink(secondVisitor, 'Account')
  await secondVisitor.context().clearCookies()
  await press(page, 'Sign out')
  await heading(page, 'Sign in')
  await expect(page.getByRole('status')).toHaveText('You are signed out.')

  await page.goto('/account')
  await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount$/)
  await expectUsable(page, secondVisitor)
  await type(page, 'Email', email)
  await type(page, 'Password', 'a wrong password')
  await press(page, 'Sign in')
  await expect(page.getByRole('alert')).toContainText('password is incorrect')
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email)
  await expectUsable(page, secondVisitor)
  await type(page, 'Password', PASSWORD)
  await tabTo(page, page.getByRole('checkbox', { name: 'Keep me signed in on this device' }))
  await page.keyboard.press('Space')
  await press(page, 'Sign in')
  await heading(page, 'Your account')
  await press(page, 'Sign out everywhere')
  await expect(page.getByRole('status')).toHaveText('You are signed out on all devices.')
})

test('resets a forgotten password without scripts', async ({ page, owner, secondVisitor }) => {
  const email = 'forgetful@example.com'
  await page.goto('/account/register')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await heading(page, 'Confirm your address')
  const first = await readEmailToken(owner, email)

  await page.goto('/account/forgot')
  await expectUsable(page, secondVisitor)
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('this site cannot send emails at the moment')
  let token = first
  await expect(async () => {
    token = await readEmailToken(owner, email)
    expect(token).not.toBe(first)
  }).toPass()

  await page.goto(`/account/reset?token=${token}`)
  await expectUsable(page, secondVisitor)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
    /A password needs at least 8 characters\./,
  )
  await expectUsable(page, secondVisitor)
  await page.getByLabel('New password').fill('another four plain words')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('status')).toContainText('Your new password is set.')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another four plain words')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await heading(page, 'Your account')
})

test('an order of a guest joins the account that confirms its address, without a script', async ({
  page,
  owner,
  secondVisitor,
}) => {
  const email = 'walker@example.com'
  await page.goto('/shop/p/seedling-pots')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await pay(page)
  const number = await readOrderNumber(page)

  await page.goto('/account/register')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.goto(`/account/verify?token=${await readEmailToken(owner, email)}`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Confirm and sign in')
  await heading(page, 'Your orders')
  await expect(page.getByRole('status')).toContainText('You confirmed your email address.')
  await expectUsable(page, secondVisitor)
  await page.getByRole('link', { name: `Order ${number}` }).click()
  await heading(page, `Order ${number}`)
  await expectUsable(page, secondVisitor)

  await test.step('the checkout of the next order offers a saved address', async () => {
    await page.goto('/account/addresses/new')
    await page.getByLabel('Country').selectOption('GB')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Walker')
    await page.getByLabel('Address', { exact: true }).fill('22 Long Lane')
    await page.getByLabel('City').fill('Bristol')
    await page.getByLabel('Postal code').fill('BS1 4AA')
    await expectUsable(page, secondVisitor)
    await press(page, 'Save')
    await expect(page.getByRole('status')).toHaveText('Address saved.')
    await expectUsable(page, secondVisitor)
    await page.goto('/shop/p/seedling-pots')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.goto('/checkout')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('22 Long Lane')
    await page.getByLabel('City').fill('Bath')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByLabel('City')).toHaveValue('Bristol')
    await expectUsable(page, secondVisitor)
  })
})
