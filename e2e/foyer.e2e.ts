import { expectAccessible } from './accessibility.ts'
import { startServer } from './server.ts'
import { expect, test } from './shop.ts'
import { testPages, testStarter, useTheme } from './theme-checks.ts'

test.describe('the demo shop in Foyer', () => {
  useTheme('foyer')
  testPages()
})

testStarter('foyer', 'season', [
  'This season',
  'On stage',
  'Tickets',
  'About the hall',
  'How to find us',
  'Before you come',
  'The season by email',
  'Propose an evening',
])

test('a festival shows its next event and its days, and sells a ticket', async ({ page }) => {
  const site = await startServer('--empty', '--theme', 'foyer')
  try {
    await page.goto(`${site.url}/programme`)
    const next = page.getByRole('region', { name: 'Opening parade' })
    await expect(next.getByText('Friday')).toBeVisible()
    const programme = page.getByRole('region', { name: 'Upcoming events' })
    await expect(programme.getByRole('heading', { level: 2 })).toHaveText([
      /Friday/,
      /Saturday/,
      /Sunday/,
    ])
    await expectAccessible(page)
    await programme.getByRole('link', { name: 'Copper Weather' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copper Weather')
    await expectAccessible(page, [375])
    await page.getByRole('banner').getByRole('link', { name: 'Tickets' }).first().click()
    await page.getByRole('main').getByRole('link', { name: 'One day' }).click()
    await page.getByRole('radiogroup', { name: 'Day' }).getByText('Saturday').click()
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('1')
  } finally {
    await site.stop()
  }
})
