import type { Page } from '@playwright/test'
import { expectAccessible, collectPageErrors } from './accessibility.ts'
import { expect, getEnv, test as base } from './shop.ts'
import { repeatUntilPassed } from './repeat.ts'

const test = base.extend<{ readonly pageErrors: readonly string[] }>({
  pageErrors: [
    async ({ page, javaScriptEnabled }, use) => {
      const pageErrors = collectPageErrors(page, getEnv('SHOP_URL'))
      await use(pageErrors)
      // Without JavaScript, preloaded scripts count as failed.
      if (javaScriptEnabled) expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
})

/** Searches until there are hits, because the index is built after the server has started. */
async function searchFor(page: Page, words: string): Promise<void> {
  await repeatUntilPassed(async (timeout) => {
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill(words)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').first()).toContainText('mug', { timeout })
    await expect(page.getByRole('link', { name: 'Morning mug' }).first()).toBeVisible({
      timeout,
    })
  })
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

    test('filters by kind and tag and removes the filters', async ({ page }) => {
      await searchFor(page, 'mug')
      const hits = page.locator('.search-hit')
      const others = page.locator('.search-hit:not([data-kind="product"])')
      // The demo is indexed in parts.
      await repeatUntilPassed(async (timeout) => {
        await page.reload()
        await expect(others).not.toHaveCount(0, { timeout })
      })
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
      await kinds.getByRole('link', { name: /^All / }).press('Enter')
      await expect(others).not.toHaveCount(0)
    })

    test('is in French under its prefix', async ({ page }) => {
      await searchFor(page, 'mug')
      await page.goto('/fr/search?q=mug')
      await expect(page.getByRole('heading', { level: 1, name: 'Recherche' })).toBeVisible()
      await expect(page.getByRole('status').first()).toHaveText(/résultats? pour « mug »/)
      const found = page.getByRole('main').getByRole('link', { name: 'Morning mug' })
      await expect(found).toHaveAttribute('href', /^\/fr\//)
      await found.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Morning mug' })).toBeVisible()
    })

    test('suggests pages if nothing is found', async ({ page }) => {
      await searchFor(page, 'mug')
      await page.goto('/search?q=zzzzzz')
      await expect(page.getByRole('status').first()).toHaveText('No results for “zzzzzz”.')
      await expect(page.getByRole('heading', { name: 'Search tips' })).toBeVisible()
      const fresh = page.getByRole('region', { name: 'New on this site' }).getByRole('link')
      await expect(fresh).toHaveCount(5)
      await fresh.first().click()
      await expect(page).not.toHaveURL(/search/)
    })

    test('corrects a mistyped query and shows the correction', async ({ page }) => {
      await searchFor(page, 'mornign mug')
      await expect(page.getByText('No results for “mornign mug”.')).toBeVisible()
    })
  })

test('search results share one edge, with an image and without', async ({ page }) => {
  await searchFor(page, 'mug')
  const hits = page.locator('.search-hit')
  // The demo is indexed in parts.
  await repeatUntilPassed(async (timeout) => {
    await page.reload()
    await expect(hits.filter({ has: page.locator('img') })).not.toHaveCount(0, { timeout })
    await expect(hits.filter({ hasNot: page.locator('img') })).not.toHaveCount(0, {
      timeout,
    })
  })
  const edges = await page
    .locator('.search-hit-text')
    .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().left))
  expect(new Set(edges).size).toBe(1)
})

test('every state of the page is accessible', async ({ page }) => {
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
    await expectAccessible(page)
  }
})
