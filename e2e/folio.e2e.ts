import { expect, test } from './shop.ts'
import { testPages, testStarter, useTheme } from './theme-checks.ts'

test.describe('the demo shop in Folio', () => {
  useTheme('folio')
  testPages()

  test('has its menu at the side of a wide page, and beside no content', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/shop')
    const rail = await page.getByRole('banner').boundingBox()
    const content = await page.getByRole('main').boundingBox()
    expect(rail).toMatchObject({ x: 0, height: 800 })
    expect(content?.x).toBe(rail?.width)
    await page.setViewportSize({ width: 1_000, height: 800 })
    expect((await page.getByRole('main').boundingBox())?.x).toBe(0)
  })
})

testStarter('folio', 'default', ['Selected work', 'Prints and editions', 'About me', 'Let us talk'])
testStarter('folio', 'studio', [
  'What we do',
  'Selected work',
  'How we work',
  'Tell us what you need',
])
