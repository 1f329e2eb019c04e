import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, chooseOptions, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { readGiftCardCode } from './emails.ts'
import { expect, test } from './shop.ts'

test('an owner issues a gift card, a buyer pays a part with it, and the list shows the rest', async ({
  owner,
  page,
}) => {
  const recipient = 'gift@example.com'
  await owner.goto('/config/discounts')
  await owner.getByRole('main').getByRole('link', { name: 'Gift cards' }).click()
  await owner.getByRole('button', { name: 'Issue gift card' }).first().click()
  const dialog = owner.getByRole('dialog', { name: 'Issue gift card' })
  await dialog.getByRole('button', { name: 'Issue gift card' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Enter an amount.')
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await amount.fill('10')
  await amount.press('Tab')
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(recipient)
  await dialog.getByRole('checkbox', { name: 'For test orders only' }).check({ force: true })
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByRole('button', { name: 'Issue gift card' }).click()
  await expect(dialog).toBeHidden()
  const code = await readGiftCardCode(owner, recipient)
  const card = owner.getByRole('row', { name: new RegExp(code.slice(-4)) })
  await expect(card).toContainText('£10.00 of £10.00')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await addToCart(page, 'espresso-cup', { Glaze: 'Oat' })
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByRole('textbox', { name: 'Discount or gift card code' }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  const remove = page.getByRole('button', { name: `Remove Gift card ${code.slice(-4)}` })
  await expect(remove).toBeVisible()
  await expect(page.getByRole('complementary').locator('.saving')).toContainText('-£10.00')
  await pay(page)
  await readOrderNumber(page)
  await expect(page.getByText('Gift card and test payment')).toBeVisible()
  const paid = page.locator('.saving', { hasText: `Gift card ending in ${code.slice(-4)}` })
  await expect(paid).toContainText('-£10.00')

  await owner.goto(`/config/gift-cards?search=${code.slice(-4)}`)
  await expect(card).toContainText('£0.00 of £10.00')
  await expect(card).toContainText('Used up')
  await card.getByRole('link', { name: code.slice(-4) }).click()
  const changes = owner.getByRole('table', { name: 'Balance changes' })
  await expect(changes.getByRole('row', { name: /^Redeemed · Order/ })).toContainText('-£10.00')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.goBack()
  await card.getByRole('button', { name: /^Gift card ending in/ }).click()
  await owner.getByRole('menuitem', { name: 'Turn off' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(card).toContainText('Off')
})

for (const javaScriptEnabled of [true, false])
  test(`a buyer gives a gift card as a present ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/shop/p/gift-card')
    if (javaScriptEnabled) await chooseOptions(page, { Value: '£25' })
    else await page.getByRole('combobox', { name: 'Select Value' }).selectOption('£25')
    await page.getByRole('button', { name: 'Add To Cart' }).first().click()
    await expect(page).toHaveURL(/\/checkout\/gift-card\?/)
    await page.getByRole('textbox', { name: 'Recipient’s email' }).fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Happy birthday!')
    if (javaScriptEnabled) await expectAccessible(page)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText('ada@example.com')).toBeVisible()
    await expect(page.getByText('Happy birthday!')).toBeVisible()
    await context.close()
  })
