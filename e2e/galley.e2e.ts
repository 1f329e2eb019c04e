import { expectAccessible } from './accessibility.ts'
import { startServer } from './server.ts'
import { expect, test } from './shop.ts'
import { testPages, testStarter, useTheme } from './theme-checks.ts'

test.describe('the demo shop in Galley', () => {
  useTheme('galley')
  testPages()

  test('keeps the sections in view of a wide page, and shows the rest to the keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/journal')
    const name = page.getByRole('banner').getByRole('link', { name: 'Marlpit' })
    const section = page.getByRole('banner').getByRole('link', { name: 'Journal' })
    await expect(name).toBeInViewport()
    await page.mouse.wheel(0, 900)
    await expect(name).not.toBeInViewport()
    await expect(section).toBeInViewport()
    await page.keyboard.press('Tab')
    await name.focus()
    await expect(name).toBeInViewport()
  })

  test('shows a lead beside other stories, and related stories below a post', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/journal')
    const posts = page.getByRole('region', { name: 'Journal' }).getByRole('listitem')
    const [lead, second] = [await posts.nth(0).boundingBox(), await posts.nth(1).boundingBox()]
    expect(second?.y).toBe(lead?.y)
    expect(lead?.width).toBeGreaterThan(1.5 * (second?.width ?? 0))
    await page.goto('/journal/eleven-days')
    const related = page.getByRole('region', { name: 'Read next' }).getByRole('listitem')
    await expect(related).toHaveCount(3)
    await expect(page.getByText('The throwing room').first()).toBeVisible()
  })

  test('prints only the post', async ({ page }) => {
    await page.goto('/journal/eleven-days')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'region'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  })
})

testStarter('galley', 'default', [
  'Latest',
  'City',
  'Food',
  'Culture',
  'The week, on Thursday',
  'The weekend',
  'From the shop',
  'About the magazine',
  'Write to the desk',
])
testStarter('galley', 'journal', ['Latest notes', 'About me', 'On paper', 'Write back'])

test('the stories of the starter are listed by section, and accessible', async ({ page }) => {
  const site = await startServer('--empty', '--theme', 'galley')
  try {
    await page.goto(site.url)
    await page.getByRole('banner').getByRole('link', { name: 'Food' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Food')
    await expect(page.getByRole('region', { name: 'Stories' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Bread at four in the morning' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread at four in the morning')
    await expectAccessible(page)
  } finally {
    await site.stop()
  }
})
