import type { Locator, Page } from '@playwright/test'
import { expect } from './shop.ts'

export const BUYER = {
  Email: 'buyer@example.com',
  'First name': 'Sample',
  'Last name': 'Buyer',
  Address: '1 Harbour Street',
  City: 'Bristol',
  'Postal code': 'BS1 4AA',
}

export type Outcome = 'Approve' | 'Decline' | 'Ask for confirmation'

/** The option values to choose, by option name. */
export type Choice = Readonly<Record<string, string>>

/** Returns the add-to-cart button, whose label changes. */
export function findAddButton(page: Page): Locator {
  return page.locator('.sqs-add-to-cart-button')
}

/** Returns the radio buttons of an option. */
export function findOptionValues(page: Page, option: string): Locator {
  return page.locator(`.variant-radiobtn-wrapper[data-variant-option-name="${option}"]`)
}

/** Chooses the values by clicking their labels. */
export async function chooseOptions(page: Page, choice: Choice): Promise<void> {
  for (const [option, value] of Object.entries(choice)) {
    const values = findOptionValues(page, option)
    await values.locator('label', { hasText: value }).click()
    await expect(values.getByRole('radio', { name: value })).toBeChecked()
  }
}

/** Opens a product page, chooses the options and adds one unit. */
export async function addToCart(page: Page, slug: string, choice: Choice = {}): Promise<void> {
  await page.goto(`/shop/p/${slug}`)
  await chooseOptions(page, choice)
  const labels = await recordButtonLabels(page)
  await findAddButton(page).click()
  await expect.poll(labels, { intervals: [100] }).toContain('Added!')
}

/** Records the labels of the add-to-cart button from now on; each is shown only briefly. */
export async function recordButtonLabels(page: Page): Promise<() => Promise<readonly string[]>> {
  const labelHandle = await findAddButton(page).evaluateHandle((button) => {
    const labels: string[] = []
    new MutationObserver(() => {
      const label = button.textContent.trim()
      if (label !== labels.at(-1)) labels.push(label)
    }).observe(button, { childList: true, characterData: true, subtree: true })
    return labels
  })
  return () => labelHandle.jsonValue()
}

export async function fillCheckout(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(BUYER))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('radio', { name: /Tracked/ }).check()
}

/** Chooses the test bank's response and pays. */
export async function pay(page: Page, outcome: Outcome = 'Approve'): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${outcome}`) }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Pays in the form of a card with its number. */
export async function payWith(page: Page, number: string): Promise<void> {
  const field = page.frameLocator('iframe[title="Secure payment input frame"]')
  await field.getByLabel('Card number').fill(number)
  await page.getByRole('button', { name: /^Pay £/ }).click()
}

/** Returns the number of the order whose page is open. */
export async function readOrderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/[\w-]{22}/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  const label = await page.locator('.page-head .label').innerText()
  const number = /^Order (\d+)$/i.exec(label)?.[1]
  if (!number) throw new Error(`No order number in "${label}"`)
  return number
}
