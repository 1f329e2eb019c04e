import { addToCart, fillCheckout, readOrderNumber, pay } from './checkout-steps.ts'
import { publishDonationPage } from './donation-page.ts'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { openEmails } from './emails.ts'
import { expect, test } from './shop.ts'
import { signUpStaff } from './staff.ts'
import { StudioApi } from './studio-api.ts'

test("the studio's order and its email are accessible", async ({ page, owner }) => {
  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page)
  const number = await readOrderNumber(page)
  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: `#${number}` }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await openEmails(owner, owner.getByText(`your order ${number}`))
  await expect(owner.getByRole('main')).toContainText('buyer@example.com')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
})

test('the owner opens the link of an email, as there is no mail server', async ({
  page,
  owner,
}) => {
  const email = 'linked@example.com'
  await page.goto('/account/register')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('four plain words here')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('status')).toContainText('cannot send emails at the moment')

  const message = owner.getByRole('group').filter({ hasText: email })
  await openEmails(owner, message)
  await expect(owner.getByRole('main')).toContainText('No mail server is configured')
  await message.locator('summary').click()
  await expect(message).toContainText('[link]')
  await expect(message).not.toContainText('token=')
  await message.getByRole('button', { name: 'Show links' }).click()
  await expect(message).toContainText('/account/verify?token=')
  for (const width of [375, 1280]) {
    await owner.setViewportSize({ width, height: 800 })
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  }
  await owner.getByRole('radio', { name: 'Failed' }).click()
  await expect(owner.getByText('No matching emails')).toBeVisible()
})

test('a donation is marked in the list of orders, on its page and in its email', async ({
  page,
  owner,
}) => {
  const path = await publishDonationPage(owner, 'for-the-studio')
  const email = 'giver-of-the-studio@example.com'
  await page.goto(path)
  await page.getByRole('radio', { name: '£10 A shelf' }).check()
  await page.getByRole('button', { name: 'Donate' }).click()
  await page.getByRole('main').getByLabel('Email').fill(email)
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your donation')
  await owner.goto('/config/orders')
  const row = owner.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Donation')
  await expect(row).not.toContainText(/fulfilled|fulfillment/i)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await row.getByRole('link').click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+$/)
  await expect(owner.getByText('Donation', { exact: true })).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  // The owner has an email about the donation, too.
  const message = owner.getByRole('group').filter({ hasText: `to ${email}` })
  await openEmails(owner, message)
  await message.locator('summary').click()
  await expect(message).toContainText('Thank you for your donation of £10.00')
  await expect(message).toContainText(/A new kiln\s+Donation number: \d+\s+Amount: £10\.00/)
})

test('the list of products shows the state of each, and when a scheduled one becomes visible', async ({
  owner,
}) => {
  const title = 'Winter vase'
  const variants = [{ sku: 'VASE-1', priceCents: 4_000 }]
  const schedule = { status: 'scheduled', publishAt: '2999-12-24T09:00' }
  await new StudioApi(owner).post('/api/studio/products', {
    product: { title, variants, ...schedule },
  })
  await owner.goto('/config/products')
  const row = owner.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Scheduled')
  await expect(row).toContainText(/Visible from 24 Dec 2999/)
  await expect(owner.getByRole('row', { name: 'Morning mug' }).first()).toContainText('Active')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
})

test('a visitor without a session is redirected to the sign-in page', async ({ page }) => {
  await page.goto('/config/products')
  await expect(page).toHaveURL(/\/config\/sign-in\?to=/)
  await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await page.getByRole('main').getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('The email address or password is incorrect.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
})

test('staff see the screens of their role only', async ({ owner, browser }) => {
  const { page: staff } = await signUpStaff({ owner, browser }, { role: 'commenter' })
  await staff.goto('/config')
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(staff.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0)
  await staff.goto('/config/orders')
  await expect(staff.getByRole('main')).toContainText('You do not have access to this page')
  await expectAccessible(staff, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await staff.context().close()
})
