import type { Page } from '@playwright/test'
import { expectStateAccessible } from './accessibility.ts'
import { startServer } from './server.ts'
import { expect, test } from './shop.ts'

const HEIGHT = 2_400

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a new owner comes from the sign-in link to their own home page in the editor, by keyboard alone', async ({
  page,
}) => {
  const site = await startServer('--empty')
  const { keyboard } = page
  try {
    await test.step('a name, an email address and a password', async () => {
      await page.goto(site.signInUrl)
      await page.getByRole('button', { name: 'Continue to studio' }).press('Enter')
      await expect(heading(page, 'Create your site')).toBeFocused()
      await expectStateAccessible(page, HEIGHT)
      await heading(page, 'Create your site').focus()
      await keyboard.press('Tab')
      await keyboard.type('Saltmarsh Pottery')
      await keyboard.press('Tab')
      await keyboard.type('ines@saltmarsh.test')
      await keyboard.press('Tab')
      await keyboard.type('short')
      await keyboard.press('Enter')
      const password = page.getByLabel('Password', { exact: true })
      await expect(password).toHaveAccessibleDescription(/at least 8 characters/)
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await password.focus()
      await keyboard.press('Control+a')
      await keyboard.type('a kiln at the sea')
      await keyboard.press('Enter')
    })
    await test.step('the kind of site and a look', async () => {
      await expect(heading(page, 'What are you making?')).toBeFocused()
      await expectStateAccessible(page, HEIGHT)
      // The tab is loaded again: nothing is lost.
      await page.reload()
      const shop = page.getByRole('radio', { name: 'Shop' })
      const portfolio = page.getByRole('radio', { name: 'Portfolio' })
      await portfolio.or(shop).first().waitFor()
      await page.getByRole('radio', { checked: true }).focus()
      while (!(await shop.isChecked())) await keyboard.press('ArrowUp')
      await page.getByRole('button', { name: 'Continue' }).press('Enter')
      await expect(heading(page, 'Choose a look')).toBeFocused()
      await expect(page.getByRole('radio', { name: 'Kiln: Shop' })).toBeChecked()
      const home = page.frameLocator('iframe[title="Kiln: Shop"]')
      await expect(home.getByText('Saltmarsh Pottery').first()).toBeAttached()
      await expectStateAccessible(page, HEIGHT)
      await page.getByRole('radio', { checked: true }).focus()
      await keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: 'Signal: Shop' })).toBeChecked()
      await page.getByRole('button', { name: 'Use Signal' }).press('Enter')
    })
    await test.step('details, and the editor', async () => {
      await expect(heading(page, 'Add your details')).toBeFocused()
      await keyboard.press('Tab')
      await keyboard.type('Pots for slow mornings')
      await expect(page.getByLabel('Contact email')).toHaveValue('ines@saltmarsh.test')
      await expect(page.getByRole('button', { name: /British Pound/ })).toBeVisible()
      await expectStateAccessible(page, HEIGHT)
      await page.getByRole('button', { name: 'Open the editor' }).press('Enter')
      await page.waitForURL('**/config/pages/*')
      const canvas = page.frameLocator('iframe').first()
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Saltmarsh Pottery')
    })
    await test.step('visitors see it, and the way back says that the site has begun only once it has', async () => {
      await page.goto(site.url)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saltmarsh Pottery')
      await expect(page.getByText('Pots for slow mornings').first()).toBeVisible()
      await page.goto(`${new URL(site.url).origin}/config`)
      await expect(heading(page, 'Home')).toBeVisible()
      await expect(page.getByRole('link', { name: /Choose a look/ })).toBeVisible()
    })
  } finally {
    await site.stop()
  }
})
