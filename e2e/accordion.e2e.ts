import { blockTypeCodes } from '@vitrine/model'
import type { Locator, Page } from '@playwright/test'
import { htmlToRich, newBlock } from '@vitrine/page'
import { expectAccessible } from './accessibility.ts'
import { publishBlocks } from './publish-page.ts'
import { expect, test } from './shop.ts'

const TITLES = ['How long does it take?', 'Do you post abroad?', 'May I come by?']

/** Publishes a page with two accordions, of which one allows a single open item. */
async function accordions(owner: Page, slug: string): Promise<string> {
  const make = (name: string, options: object) => {
    const items = TITLES.map((_, index) => ({ id: `${name}-${index}` }))
    const text = TITLES.flatMap((title, index) => [
      [`${name}-${index}.title`, title],
      [`${name}-${index}.description`, htmlToRich(`<p>Answer ${index}, ${name}.</p>`)],
    ])
    return newBlock(() => name, blockTypeCodes.accordion, {
      data: { items, ...options },
      text: { 'en-GB': Object.fromEntries(text) },
    })
  }
  return publishBlocks(
    owner,
    { title: 'Questions', slug },
    make('many', { opensFirst: true }),
    make('one', { oneAtATime: true, iconSide: 'left', icon: 'arrow', hasDividers: false }),
  )
}

/** Returns the indexes of the open items. */
const openIn = (block: Locator) =>
  block
    .locator('details')
    .evaluateAll((all) => all.flatMap((each, index) => (each.matches('[open]') ? [index] : [])))

/** Opens items by pointer and by keyboard. It needs no scripts, so it runs with and without them. */
async function walk(page: Page): Promise<void> {
  const [many, one] = [page.locator('#block-many'), page.locator('#block-one')]
  await test.step('the first is open, and others open beside it', async () => {
    await expect.poll(() => openIn(many)).toEqual([0])
    await expect(many.getByText('Answer 0, many.')).toBeVisible()
    await expect(many.getByText('Answer 1, many.')).toBeHidden()
    await many.getByText('Do you post abroad?').click()
    await expect(many.getByText('Answer 1, many.')).toBeVisible()
    await expect.poll(() => openIn(many)).toEqual([0, 1])
    await many.getByText('How long does it take?').click()
    await expect(many.getByText('Answer 0, many.')).toBeHidden()
    await expect.poll(() => openIn(many)).toEqual([1])
  })

  await test.step('one at a time, by keys', async () => {
    await expect.poll(() => openIn(one)).toEqual([])
    const summaries = one.locator('summary')
    await summaries.first().focus()
    await page.keyboard.press('Enter')
    await expect(one.getByText('Answer 0, one.')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(summaries.nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(one.getByText('Answer 1, one.')).toBeVisible()
    await expect(one.getByText('Answer 0, one.')).toBeHidden()
    await expect.poll(() => openIn(one)).toEqual([1])
    await page.keyboard.press('Space')
    await expect.poll(() => openIn(one)).toEqual([])
    // The items of the other block do not close.
    await expect.poll(() => openIn(many)).toEqual([1])
  })
}

test('an accordion opens by pointer and keyboard, one or several items at a time', async ({
  page,
  owner,
}) => {
  await page.goto(await accordions(owner, 'questions'))
  await walk(page)
  await expectAccessible(page)

  await test.step('its sign stands and looks as its owner wants, its lines too', async () => {
    const at = async (block: Locator, part: string) =>
      (await block.locator(`.accordion-item__${part}`).first().boundingBox())?.x ?? 0
    const sign = (block: Locator) =>
      block
        .locator('.accordion-item__icon')
        .first()
        .evaluate((icon) => getComputedStyle(icon, '::after').content)
    const line = (block: Locator) =>
      block
        .locator('.accordion-item')
        .first()
        .evaluate((item) => getComputedStyle(item).borderBlockEndStyle)
    const [many, one] = [page.locator('#block-many'), page.locator('#block-one')]
    expect(await at(many, 'icon')).toBeGreaterThan(await at(many, 'title'))
    expect(await at(one, 'icon')).toBeLessThan(await at(one, 'title'))
    // A plus has two strokes, an arrow one.
    expect([await sign(many), await sign(one)]).toEqual(['""', 'none'])
    expect([await line(many), await line(one)]).toEqual(['solid', 'none'])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an accordion opens without JavaScript', async ({ page, owner }) => {
    await page.goto(await accordions(owner, 'questions-plain'))
    await walk(page)
  })
})
