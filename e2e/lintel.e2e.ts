import { findAxeViolations } from './accessibility.ts'
import { startServer } from './server.ts'
import { expect, test } from './shop.ts'
import { testPages, testStarter, useTheme } from './theme-checks.ts'

test.describe('the demo shop in Lintel', () => {
  useTheme('lintel')
  testPages()
})

testStarter('lintel', 'practice', [
  'How we help',
  'Your first visit',
  'Prices',
  'Trained, and still learning',
  'Book an appointment',
])

test('a phone has the number and the booking at hand, and a wide page in its header', async ({
  page,
}) => {
  const site = await startServer('--empty', '--theme', 'lintel')
  try {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto(site.url)
    const bar = page.getByRole('navigation', { name: 'Contact' })
    await expect(bar.getByRole('link')).toHaveText(['Call 555-0142', 'Book a repair'])
    await page.mouse.wheel(0, 2_000)
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect(await findAxeViolations(page)).toEqual([])
    await bar.getByRole('link', { name: 'Book a repair' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a repair')
    await page.setViewportSize({ width: 1280, height: 700 })
    await expect(bar.getByRole('link')).toHaveText(['Call 555-0142'])
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Book a repair' })).toBeVisible()
  } finally {
    await site.stop()
  }
})
