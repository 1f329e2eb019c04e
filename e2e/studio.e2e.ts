import { addToCart, fillCheckout, orderNumber, pay } from './buyer.ts'
import { publishAppeal } from './appeal.ts'
import { expectUsableByEverybody } from './everybody.ts'
import { openMails } from './letters.ts'
import { expect, test } from './shop.ts'

const SCREENS = ['orders', 'products', 'mail', 'account', 'nowhere']

for (const screen of SCREENS)
  test(`the studio's ${screen} can be used by everybody, by day and by night`, async ({
    owner,
  }) => {
    await owner.goto(`/config/${screen}`)
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()
    await expectUsableByEverybody(owner)
    await owner.emulateMedia({ colorScheme: 'dark' })
    await expectUsableByEverybody(owner)
  })

test("the studio's order and its mail can be used by everybody", async ({ page, owner }) => {
  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page)
  const number = await orderNumber(page)
  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: `#${number}` }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`)
  await expectUsableByEverybody(owner)
  await owner.emulateMedia({ colorScheme: 'dark' })
  await expectUsableByEverybody(owner)
  await openMails(owner, owner.getByText(`your order ${number}`))
  await expect(owner.getByRole('main')).toContainText('buyer@example.com')
  await expectUsableByEverybody(owner)
})

test('a donation is told apart from what was sold, in the list, on its page and in its letter', async ({
  page,
  owner,
}) => {
  const path = await publishAppeal(owner, 'for-the-studio')
  const email = 'giver-of-the-studio@example.com'
  await page.goto(path)
  await page.getByRole('radio', { name: '£10 A shelf' }).check()
  await page.getByRole('button', { name: 'Donate' }).click()
  await page.getByLabel('Email').fill(email)
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your donation')
  await owner.goto('/config/orders')
  const row = owner.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Donation')
  await expect(row).not.toContainText(/send|sent/i)
  await expectUsableByEverybody(owner)
  await row.getByRole('link').click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(/^Order #\d+$/)
  await expect(owner.getByText('Donation', { exact: true })).toBeVisible()
  await expectUsableByEverybody(owner)
  await openMails(owner, owner.getByRole('group').filter({ hasText: email }))
  const letter = owner.getByRole('group').filter({ hasText: email })
  await letter.locator('summary').click()
  await expect(letter).toContainText('thank you for your donation')
  await expect(letter).toContainText(/A new kiln\s+Number: \d+\s+Amount: £10\.00/)
})

test('a stranger is sent to the sign-in page, and comes back afterwards', async ({ page }) => {
  await page.goto('/config/products')
  await expect(page).toHaveURL(/\/config\/sign-in\?to=/)
  await expectUsableByEverybody(page)
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'That address and password do not belong together.',
  )
  await expectUsableByEverybody(page)
})
