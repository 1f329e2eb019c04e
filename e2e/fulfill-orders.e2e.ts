import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'

test('staff mark several orders as fulfilled, and read why one was not', async ({
  page,
  owner,
}) => {
  const numbers: string[] = []
  for (let n = 0; n < 2; n += 1) {
    await addToCart(page, 'seedling-pots')
    await page.goto('/checkout')
    await fillCheckout(page)
    await pay(page)
    numbers.push(await readOrderNumber(page))
  }
  const [first = '', second = ''] = numbers
  await owner.goto('/config/orders')
  const mark = async (...chosen: readonly string[]) => {
    for (const number of chosen)
      await owner.getByRole('checkbox', { name: `Select order #${number}` }).press('Space')
    await expect(owner.getByText(`${chosen.length} selected`)).toBeVisible()
    await owner.getByRole('button', { name: 'Mark as fulfilled' }).click()
    const dialog = owner.getByRole('dialog', { name: /^Mark \d orders? as fulfilled/ })
    await expect(dialog).toBeVisible()
    return dialog
  }
  const asked = await mark(first)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await asked.getByText('Email the buyers about it').click()
  await asked.getByRole('button', { name: 'Mark as fulfilled' }).click()
  await expect(owner.getByText('1 order marked as fulfilled')).toBeVisible()
  const again = await mark(first, second)
  await again.getByRole('button', { name: 'Mark as fulfilled' }).click()
  const report = owner.getByRole('dialog', { name: 'Result' })
  await expect(report.getByRole('listitem')).toHaveText([
    new RegExp(`#${first}.*Not fulfilled.*no unfulfilled items`),
    new RegExp(`#${second}Fulfilled`),
  ])
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
})
