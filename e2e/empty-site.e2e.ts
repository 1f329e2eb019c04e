import { expectAccessible } from './accessibility.ts'
import { startServer } from './server.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

for (const [theme, title] of [
  ['kiln', 'Stoneware for every day'],
  ['signal', 'Gear for long days outside'],
] as const)
  test(`a site of --empty begins with a finished home page of ${theme}, in the language of its owner`, async ({
    page,
  }) => {
    const site = await startServer('--empty', '--theme', theme)
    try {
      await test.step('the home page', async () => {
        await page.goto(site.url)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(main.getByRole('heading', { level: 2 })).toHaveText([
          'New in the shop',
          'About us',
          'Write to us',
        ])
        await expect(main.locator('[data-placeholder]')).toHaveCount(10)
        // Two images, and four products that are still to come.
        await expect(main.locator('.image-placeholder svg')).toHaveCount(6)
        await expect(main.getByRole('textbox', { name: 'Message' })).toBeVisible()
        await expectAccessible(page)
      })
      await test.step('the menu leads to the shop, which is empty, and to parts of the home page', async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        const menu = page.getByRole('banner').getByRole('navigation').first()
        await menu.getByRole('link', { name: 'Shop', exact: true }).click()
        await expect(page).toHaveURL(`${site.url}/shop`)
        await expect(page.getByText('No products yet.')).toBeVisible()
        await expectAccessible(page)
        await page.setViewportSize({ width: 1280, height: 800 })
        await menu.getByRole('link', { name: 'About', exact: true }).click()
        await expect(page).toHaveURL(`${site.url}/#about`)
        await expect(page.getByRole('heading', { name: 'About us' })).toBeInViewport()
      })
      await test.step('a message is taken', async () => {
        const form = page.getByRole('main')
        await form.getByRole('textbox', { name: 'First Name' }).fill('Ada')
        await form.getByRole('textbox', { name: 'Last Name' }).fill('Reader')
        await form.getByRole('textbox', { name: 'Email' }).fill('ada@reader.test')
        await form.getByRole('textbox', { name: 'Message' }).fill('When are you open?')
        await form.getByRole('button', { name: 'Send' }).click()
        await expect(form.getByText('Your message has arrived.')).toBeVisible()
      })
      await test.step('the owner changes the language', async () => {
        await page.goto(site.url)
        const { origin } = new URL(site.url)
        const token = site.signInUrl.split('#')[1]
        await page.request.post(`${origin}/api/studio/session/link`, { data: { token } })
        await new StudioApi(page, origin).put('/api/studio/site', { language: 'de' })
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('lang', 'de')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await page.goto(`${site.url}/shop`)
        await expect(page.getByText('Noch keine Produkte.')).toBeVisible()
      })
    } finally {
      await site.stop()
    }
  })
