import { readFile } from 'node:fs/promises'
import { STRIPE_PUBLIC_KEY } from '../packages/server/src/test/stripe/browser.ts'
import { TEST_CARDS } from '../packages/server/src/test/stripe/intents.ts'
import { STRIPE_KEY } from '../packages/server/src/test/stripe/stand-in.ts'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { BUYER, fillCheckout, findAddButton, payWith, readOrderNumber } from './checkout-steps.ts'
import { runInDatabase } from './database.ts'
import { readEmailLink } from './emails.ts'
import { repeatUntilPassed } from './repeat.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'
import { ensurePlan, subscribe } from './subscribe.ts'

test('a visitor subscribes and pauses, and staff see it and resume it', async ({ owner, page }) => {
  await ensurePlan(owner)
  const number = await subscribe(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /subscription/i })
    .click()
  await expect(page).toHaveURL(/\/order\/[\w-]{22}\/subscription$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()

  await owner.goto('/config/orders')
  await owner.getByRole('main').getByRole('link', { name: 'Subscriptions' }).click()
  await owner.getByRole('radio', { name: 'Paused' }).click()
  await expect(owner.getByRole('radio', { name: 'Paused' })).toBeChecked()
  await owner.getByRole('link', { name: 'Clay club' }).first().click()
  await expect(owner.getByText(/was paused by the customer/)).toBeVisible()
  await owner.getByRole('button', { name: 'Change subscription' }).click()
  await owner.getByRole('menuitem', { name: 'Resume' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Resume' }).click()
  await expect(owner.getByText(/was resumed by/)).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('link', { name: `Order ${number}` }).click()
  await owner.getByRole('link', { name: 'Open the subscription to Clay club' }).click()
  await expect(owner.getByRole('heading', { name: 'Clay club', level: 1 })).toBeVisible()

  await owner.getByRole('main').getByRole('link', { name: 'Subscriptions' }).click()
  const [saved] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^subscriptions-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await saved.path(), 'utf8')).toContain('"Clay club"')

  await owner.goto(`/config/customers?search=${BUYER.Email}`)
  const buyer = owner
    .getByRole('row')
    .filter({ has: owner.getByText(BUYER.Email, { exact: true }) })
  await buyer.getByRole('link', { name: 'Sample Buyer' }).click()
  await owner.getByRole('link', { name: 'Clay club' }).first().click()
  await expect(owner.getByRole('heading', { name: 'Clay club', level: 1 })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test.describe('with Stripe', () => {
  const ACCOUNT = '/api/studio/stripe-account'

  test.afterEach(async ({ owner }) => {
    await new StudioApi(owner).delete(ACCOUNT)
  })

  test('a stored card is declined, the buyer pays by the link, and the new card is charged', async ({
    owner,
    page,
  }) => {
    const studio = new StudioApi(owner)
    await studio.post(ACCOUNT, { secretKey: STRIPE_KEY })
    await studio.put(ACCOUNT, { usesCardForm: true, publishableKey: STRIPE_PUBLIC_KEY })
    await ensurePlan(owner)
    await page.goto('/shop/p/clay-club')
    await findAddButton(page).click()
    await page.getByRole('radio', { name: 'Card or wallet' }).check()
    await fillCheckout(page)
    await page.getByRole('button', { name: /^Pay / }).click()
    await payWith(page, TEST_CARDS.declinedLater)
    await readOrderNumber(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /subscription/i })
      .click()
    await expect(page.getByText('Visa ending in 0341')).toBeVisible()
    const address = page.url()

    await renew()
    await repeatUntilPassed(async (timeout) => {
      await page.goto(address)
      await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible({ timeout })
    })
    await expectAccessible(page)
    await owner.goto('/config/subscriptions?view=past_due')
    await owner.getByRole('link', { name: 'Clay club' }).first().click()
    await expect(owner.getByText('Visa ending in 0341')).toBeVisible()
    await expect(owner.getByText('The bank declined the payment.', { exact: true })).toBeVisible()
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

    await page.goto((await readEmailLink(owner, BUYER.Email, 'cartToken')).href)
    await page.getByRole('button', { name: /^Pay / }).click()
    await payWith(page, TEST_CARDS.success)
    await readOrderNumber(page)
    await repeatUntilPassed(async (timeout) => {
      await page.goto(address)
      await expect(page.getByText('Visa ending in 4242')).toBeVisible({ timeout })
    })

    await renew()
    await repeatUntilPassed(async (timeout) => {
      await page.goto(address)
      await expect(page.getByRole('link', { name: /^Order \d+$/ })).toHaveCount(3, { timeout })
    })
  })

  /** A month passes. */
  async function renew(): Promise<void> {
    await runInDatabase(
      `update subscription set next_at = now() where payment_method = 'stripe' and status = 'active'`,
    )
    await runInDatabase(`select graphile_worker.add_job('subscriptions-renew')`)
  }
})
