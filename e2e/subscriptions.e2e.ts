import { readFile } from 'node:fs/promises'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { BUYER } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
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
