import { addToCart, fillCheckout, orderNumber, pay } from './buyer.ts'
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
