import type { PaymentMethod } from '@vitrine/contract'
import type { Page } from '@playwright/test'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, BUYER, fillCheckout, readOrderNumber } from './checkout-steps.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const METHODS = '/api/studio/payment-methods'
const TRANSFER = {
  kind: 'bank_transfer',
  name: 'Bank transfer',
  instructions: 'IBAN GB00 1234\nName the number of your order.',
} as const

interface PaymentSettings {
  readonly testPayments: boolean
  readonly methods: readonly PaymentMethod[]
}

/** Offers the bank transfer until the test has ended. */
async function offerTransfer(owner: Page, work: () => Promise<void>): Promise<void> {
  const studio = new StudioApi(owner)
  const before = await studio.get<PaymentSettings>(METHODS)
  await studio.put(METHODS, { ...before, methods: [...before.methods, TRANSFER] })
  try {
    await work()
  } finally {
    await studio.put(METHODS, before)
  }
}

/** Orders as a visitor and resolves to the order's number; the page of the order is open. */
async function orderByTransfer(page: Page): Promise<string> {
  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  const number = await readOrderNumber(page)
  await expect(page.getByRole('main')).toContainText('IBAN GB00 1234')
  return number
}

async function openOrder(owner: Page, number: string): Promise<void> {
  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: `#${number}` }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`)
}

test('staff mark a bank transfer as paid by keyboard, and the buyer sees it', async ({
  page,
  owner,
}) => {
  await offerTransfer(owner, async () => {
    const number = await orderByTransfer(page)
    await openOrder(owner, number)
    await expect(owner.getByText('Pending', { exact: true })).toBeVisible()
    await tabTo(owner, owner.getByRole('button', { name: /^Mark £[\d.]+ as paid$/ }))
    await owner.keyboard.press('Enter')
    await expect(owner.getByText('Paid', { exact: true }).first()).toBeVisible()
    await expect(owner.getByText('Pending', { exact: true })).toBeHidden()
    const timeline = owner.getByRole('region', { name: 'Timeline' })
    await expect(timeline).toContainText(/A payment of £[\d.]+ was recorded by \S+@\S+\./)
    await expect(owner.getByRole('button', { name: /Mark .* as paid/ })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Bank transfer')
    await expect(page.getByRole('main')).not.toContainText('IBAN GB00 1234')
  })
})

test('staff cancel an unpaid order by keyboard once they confirm it, and the buyer sees it', async ({
  page,
  owner,
}) => {
  await offerTransfer(owner, async () => {
    const number = await orderByTransfer(page)
    await openOrder(owner, number)
    const button = owner.getByRole('button', { name: 'More actions' })
    const item = owner.getByRole('menuitem', { name: 'Cancel order' })
    const dialog = owner.getByRole('dialog', { name: `Cancel order #${number}?` })
    const open = async () => {
      await owner.keyboard.press('Enter')
      await expect(item).toBeVisible()
      await owner.keyboard.press('End')
      await owner.keyboard.press('Enter')
    }
    await tabTo(owner, button)
    await open()
    await expect(dialog).toContainText(`Email ${BUYER.Email} about it`)
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await owner.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()

    await open()
    await tabTo(owner, dialog.getByRole('button', { name: 'Cancel order' }))
    await owner.keyboard.press('Enter')
    await expect(owner.getByText('Canceled', { exact: true })).toBeVisible()
    const timeline = owner.getByRole('region', { name: 'Timeline' })
    await expect(timeline).toContainText(/The order was canceled by \S+@\S+\./)
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order was canceled')
  })
})
