import type { Page } from '@playwright/test'
import { expectUsableByEverybody, watch } from './everybody.ts'
import { expect, known, test as base } from './shop.ts'

const test = base.extend<{ readonly faults: readonly string[] }>({
  faults: [
    async ({ page, javaScriptEnabled }, use) => {
      const faults = watch(page, known('SHOP_URL'))
      await use(faults)
      // Scripts that are asked for and not run are what such a browser does.
      if (javaScriptEnabled) expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** What the demo shop sells is found a moment after the server has started. */
async function searchFor(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill(words)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').first()).toContainText('mug', { timeout: 5_000 })
    await expect(page.getByRole('link', { name: 'Morning mug' }).first()).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'search' : 'search without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('finds a product by the keyboard alone, and leaves no cookie', async ({ page }) => {
      await searchFor(page, 'mug')
      await expect(page).toHaveTitle(/results? for “mug”/)
      const found = page.getByRole('main').getByRole('link', { name: 'Morning mug' })
      await expect(found).toHaveCount(1)
      await found.focus()
      expect(await page.context().cookies()).toEqual([])
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Morning mug' })).toBeVisible()
    })

    test('narrows by kind and tag, and lets go of it again', async ({ page }) => {
      await searchFor(page, 'mug')
      const hits = page.locator('.search-hit')
      const others = page.locator('.search-hit:not([data-kind="product"])')
      // The demo is taken into the index part by part.
      await expect(async () => {
        await page.reload()
        await expect(others).not.toHaveCount(0, { timeout: 5_000 })
      }).toPass()
      const kinds = page.getByRole('navigation', { name: 'Show only' })
      await kinds.getByRole('link', { name: /^Products/ }).press('Enter')
      await expect(kinds.getByRole('link', { name: /^Products/ })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await expect(others).toHaveCount(0)
      await expect(hits).not.toHaveCount(0)
      const tags = page.getByRole('navigation', { name: 'Tags' })
      await tags.getByRole('link', { name: 'everyday' }).press('Enter')
      await expect(page.getByRole('status').first()).toContainText('result')
      await tags.getByRole('link', { name: 'everyday' }).press('Enter')
      await kinds.getByRole('link', { name: /^Everything/ }).press('Enter')
      await expect(others).not.toHaveCount(0)
    })

    test('speaks French under its prefix', async ({ page }) => {
      await searchFor(page, 'mug')
      await page.goto('/fr/search?q=mug')
      await expect(page.getByRole('heading', { level: 1, name: 'Recherche' })).toBeVisible()
      await expect(page.getByRole('status').first()).toHaveText(/résultats? pour « mug »/)
      const found = page.getByRole('main').getByRole('link', { name: 'Morning mug' })
      await expect(found).toHaveAttribute('href', /^\/fr\//)
      await found.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Morning mug' })).toBeVisible()
    })

    test('leads on where nothing is found', async ({ page }) => {
      await searchFor(page, 'mug')
      await page.goto('/search?q=zzzzzz')
      await expect(page.getByRole('status').first()).toHaveText('Nothing was found for “zzzzzz”.')
      await expect(page.getByRole('heading', { name: 'What you can try' })).toBeVisible()
      const fresh = page.getByRole('region', { name: 'New on this site' }).getByRole('link')
      await expect(fresh).toHaveCount(5)
      await fresh.first().click()
      await expect(page).not.toHaveURL(/search/)
    })

    test('finds what is mistyped, and says so', async ({ page }) => {
      await searchFor(page, 'mornign mug')
      await expect(page.getByText('Nothing was found for “mornign mug”.')).toBeVisible()
    })
  })

test('what is found stands on one edge, with a picture and without', async ({ page }) => {
  await searchFor(page, 'mug')
  await page.goto('/search?q=kiln')
  const hits = page.locator('.search-hit')
  await expect(hits.filter({ has: page.locator('img') })).not.toHaveCount(0)
  await expect(hits.filter({ hasNot: page.locator('img') })).not.toHaveCount(0)
  const edges = await page
    .locator('.search-hit-text')
    .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().left))
  expect(new Set(edges).size).toBe(1)
})

test('every state of the page can be used by everybody', async ({ page }) => {
  await searchFor(page, 'mug')
  for (const path of [
    '/search',
    '/search?q=mug',
    '/search?q=mornign',
    '/search?q=zzzzzz',
    '/search?q=mug&tag=set',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toHaveCount(1)
    await expectUsableByEverybody(page)
  }
})
