import { newContent, newPage } from '@vitrine/page'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { startServer } from './server.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test('the owner leaves the demo for a site of their own at its address, and deletes the demo', async ({
  page,
}) => {
  const server = await startServer()
  const { origin } = new URL(server.url)
  const main = page.getByRole('main')
  try {
    await test.step('Home leads from the demo to a new site', async () => {
      await page.goto(server.signInUrl)
      await page.getByRole('button', { name: 'Continue to studio' }).click()
      await main.getByRole('link', { name: /Create your own site/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Create your own site' })
      await expect(dialog.getByRole('radio', { name: 'The addresses of this site' })).toBeChecked()
      await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
      await dialog.getByRole('textbox', { name: 'Name of the site' }).fill('Saltmarsh Pottery')
      await dialog.getByRole('button', { name: 'Create site' }).click()
    })
    await test.step('the first run of the new site, at the same address', async () => {
      await page.waitForURL(`${origin}/config/sign-in#*`)
      await page.getByRole('button', { name: 'Continue to studio' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Create your site' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Site name' })).toHaveValue(
        'Saltmarsh Pottery',
      )
      await page.getByRole('textbox', { name: 'Email' }).fill('ines@saltmarsh.test')
      await page.getByLabel('Password', { exact: true }).fill('a kiln at the sea')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'What are you making?' }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: /^Use / }).click()
      await page.getByRole('button', { name: 'Open the editor' }).click()
      await page.waitForURL('**/config/pages/*')
      await page.goto(server.url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saltmarsh Pottery')
    })
    await test.step('the demo stays at its own host until it is deleted', async () => {
      await page.goto(`${origin}/config/settings/sites`)
      const rows = page.getByRole('list', { name: 'Sites' }).getByRole('listitem')
      await expect(rows).toHaveCount(2)
      await expect(rows.filter({ hasText: 'Demo' })).toContainText('.localhost')
      await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
      await rows.filter({ hasText: 'Demo' }).getByRole('button').click()
      await page.getByRole('menuitem', { name: 'Delete site' }).click()
      const dialog = page.getByRole('dialog', { name: /^Delete/ })
      await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
      await dialog.getByRole('textbox', { name: 'Name of the site' }).fill('Another')
      await dialog.getByLabel('Password').fill('a kiln at the sea')
      await dialog.getByRole('button', { name: 'Delete site' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Enter the name of the site exactly')
      const title = (await dialog.getByText(/^Enter “.*” to confirm/).textContent()) ?? ''
      const name = /“(.*)”/.exec(title)?.[1] ?? ''
      await dialog.getByRole('textbox', { name: 'Name of the site' }).fill(name)
      await dialog.getByRole('button', { name: 'Delete site' }).click()
      await expect(rows).toHaveCount(1)
      // The row with the focus is gone.
      await expect(main.locator(':focus')).toBeVisible()
      await page.goto(server.url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saltmarsh Pottery')
    })
    await test.step('starting over keeps what there is', async () => {
      const studio = new StudioApi(page.context(), origin)
      const body = newPage({ locale: 'en-GB', title: 'Kiln days', slug: 'kiln-days' }, newContent())
      await studio.post('/api/studio/documents', { kind: 'page', body })
      await page.goto(`${origin}/config/setup`)
      await main.getByRole('link', { name: 'Start over with a new site' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create a site' })
      await dialog.getByRole('textbox', { name: 'Name of the site' }).fill('Second Kiln')
      await dialog.getByLabel('Password').fill('a kiln at the sea')
      await dialog.getByRole('button', { name: 'Create site' }).click()
      await page.waitForURL(`${origin}/config/sign-in#*`)
      await page.getByRole('button', { name: 'Continue to studio' }).click()
      // The account has a password already, so the first run waits on Home.
      await main.getByRole('link', { name: /^Choose a look/ }).click()
      await expect(page.getByRole('textbox', { name: 'Site name' })).toHaveValue('Second Kiln')
      await page.goto(`${origin}/config/settings/sites`)
      const rows = page.getByRole('list', { name: 'Sites' }).getByRole('listitem')
      await expect(rows).toHaveCount(2)
      await expect(rows.filter({ hasText: 'Saltmarsh Pottery' })).toContainText('.localhost')
    })
  } finally {
    await server.stop()
  }
})
