import type { Page } from '@playwright/test'
import { publishBlockPage } from './block-page.ts'
import { expectNoHorizontalScroll, expectAccessible, collectPageErrors } from './accessibility.ts'
import { expect, getEnv, test } from './shop.ts'

/** Returns whether the marquee is moving. */
const moves = (page: Page) =>
  page
    .locator('.marquee-track')
    .evaluate((track) => track.getAnimations().some(({ playState }) => playState === 'running'))

test('a page of blocks is accessible in either text direction', async ({ page, owner }) => {
  test.slow()
  const path = await publishBlockPage(owner, 'everything')
  const pageErrors = collectPageErrors(page, getEnv('SHOP_URL'))
  await page.goto(path)
  await expectAccessible(page)

  await test.step('words that pass by stop for whoever wants to read', async () => {
    const words = page.locator('.marquee-window')
    await words.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    await expect.poll(() => moves(page)).toBe(true)
    await words.hover()
    await expect.poll(() => moves(page)).toBe(false)
    await page.mouse.move(0, 0)
    await expect.poll(() => moves(page)).toBe(true)
    await page.getByRole('checkbox', { name: 'Pause animation' }).check()
    await expect.poll(() => moves(page)).toBe(false)
    await page.getByRole('checkbox', { name: 'Pause animation' }).uncheck()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Fired with wood' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Fired with wood' })).toBeInViewport()
    await expect.poll(() => moves(page)).toBe(false)
  })

  await test.step('the account links depend on the visitor', async () => {
    const block = page.locator('.member-area')
    await block.scrollIntoViewIfNeeded()
    await expect(block.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(block.getByRole('link', { name: 'Your account' })).toBeHidden()
    const info = { authenticated: true, siteUserId: 'one' }
    await page.context().addCookies([
      {
        name: 'SiteUserInfo',
        value: encodeURIComponent(JSON.stringify(info)),
        url: getEnv('SHOP_URL'),
      },
    ])
    await page.reload()
    await block.scrollIntoViewIfNeeded()
    await expect(block.getByRole('link', { name: 'Your account' })).toBeVisible()
    await expect(block.getByRole('link', { name: 'Sign in' })).toBeHidden()
    await page.context().clearCookies()
  })

  await test.step('a component of the theme is taken over by its script', async () => {
    const time = page.locator('.countdown-until')
    await time.scrollIntoViewIfNeeded()
    await expect(time).toHaveText(/^in [\d,]+ days$/)
  })

  await test.step('a folder of a menu opens by keys', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const folder = page.locator('.navigation-details summary').first()
    await folder.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.navigation-details .navigation-link').first()).toBeVisible()
  })

  await page.evaluate(() => (document.documentElement.dir = 'rtl'))

  await test.step('a row of a summary is gone through by its buttons, from end to end', async () => {
    const block = page.locator('.summary-block-setting-design-carousel')
    await block.scrollIntoViewIfNeeded()
    const previous = block.getByRole('button', { name: 'Previous' })
    const next = block.getByRole('button', { name: 'Next' })
    const moved = () => block.locator('.summary-item-list').evaluate((row) => row.scrollLeft)
    await expect(previous).toBeDisabled()
    await next.press('Enter')
    // In right-to-left pages, scroll positions are negative.
    await expect.poll(moved).toBeLessThan(-100)
    await expect(previous).toBeEnabled()
    await expect(next).toBeFocused()
    await previous.click()
    await expect.poll(moved).toBe(0)
    await expect(previous).toBeDisabled()
  })

  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoHorizontalScroll(page, width)
  }
  expect(pageErrors).toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a marquee does not move with reduced motion and shows its whole text', async ({
    page,
    owner,
  }) => {
    await page.goto(await publishBlockPage(owner, 'everything-still'))
    await page.locator('.marquee').scrollIntoViewIfNeeded()
    expect(await moves(page)).toBe(false)
    for (const words of ['Thrown by hand', 'No two alike'])
      await expect(page.getByText(words).first()).toBeInViewport()
    await expect(page.locator('.marquee-pause')).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('months can be browsed, and member links are present', async ({ page, owner }) => {
    await page.goto(await publishBlockPage(owner, 'everything-plain'))
    const calendar = page.locator('.calendar').first()
    const caption = calendar.locator('caption')
    const before = await caption.textContent()
    await calendar.locator('.calendar-next').click()
    await expect(caption).not.toHaveText(before ?? '')
    await expect(page).toHaveURL(/\?month=\d\d-\d{4}#block-/)
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('.countdown-until')).toHaveText('2097-01-01')
    await expect(page.getByRole('button', { name: 'Post comment' })).toBeVisible()
  })
})
