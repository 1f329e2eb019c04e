import type { Locator, Page } from '@playwright/test'
import { expect } from './shop.ts'

export const BUYER = {
  Email: 'buyer@example.com',
  'First name': 'Sample',
  'Last name': 'Buyer',
  Address: '1 Harbour Street',
  'Town or city': 'Bristol',
  Postcode: 'BS1 4AA',
}

export type Outcome = 'Approve' | 'Decline' | 'Ask for confirmation'

/** The options of a product that are to be chosen, by their names. */
export type Choice = Readonly<Record<string, string>>

/** The add-to-cart button of the product page; its words change, its place does not. */
export function addButton(page: Page): Locator {
  return page.locator('.sqs-add-to-cart-button')
}

/** The radio buttons of one option, by its name. */
export function optionValues(page: Page, option: string): Locator {
  return page.locator(`.variant-radiobtn-wrapper[data-variant-option-name="${option}"]`)
}

/** Clicks the values as a visitor does: on their labels. */
export async function choose(page: Page, choice: Choice): Promise<void> {
  for (const [option, value] of Object.entries(choice)) {
    const values = optionValues(page, option)
    await values.locator('label', { hasText: value }).click()
    await expect(values.getByRole('radio', { name: value })).toBeChecked()
  }
}

/** Opens the page of a product, chooses, and adds one. */
export async function addToCart(page: Page, slug: string, choice: Choice = {}): Promise<void> {
  await page.goto(`/shop/p/${slug}`)
  await choose(page, choice)
  const said = await wordsOf(page)
  await addButton(page).click()
  await expect.poll(said).toContain('Added!')
}

/** What the add-to-cart button says from now on. Each of its words is there for a moment only. */
export async function wordsOf(page: Page): Promise<() => Promise<readonly string[]>> {
  const words = await addButton(page).evaluateHandle((button) => {
    const said: string[] = []
    new MutationObserver(() => {
      const now = button.textContent.trim()
      if (now !== said.at(-1)) said.push(now)
    }).observe(button, { childList: true, characterData: true, subtree: true })
    return said
  })
  return () => words.jsonValue()
}

export async function fillCheckout(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(BUYER))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('radio', { name: /Tracked/ }).check()
}

/** Chooses what the test bank answers, and presses Pay. */
export async function pay(page: Page, outcome: Outcome = 'Approve'): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${outcome}`) }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** The number of the order whose page is open. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/[\w-]{22}/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  const label = await page.locator('.page-head .label').innerText()
  const number = /^Order (\d+)$/i.exec(label)?.[1]
  if (!number) throw new Error(`No order number in "${label}"`)
  return number
}
