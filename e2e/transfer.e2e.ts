import { join } from 'node:path'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { startServer } from './server.ts'
import { expect, test } from './shop.ts'

test('the owner exports a site, and imports the file as a new one after a check', async ({
  page,
}) => {
  const server = await startServer('--empty')
  const { origin } = new URL(server.url)
  const main = page.getByRole('main')
  const archive = join(server.dataDir, 'site.zip')
  try {
    await test.step('export and download', async () => {
      await page.goto(server.signInUrl)
      await page.getByRole('button', { name: 'Continue to studio' }).click()
      await page.getByRole('heading', { name: 'Create your site' }).waitFor()
      await page.goto(`${origin}/config/settings/export`)
      await main.getByRole('button', { name: 'Export site' }).click()
      const link = main.getByRole('link', { name: /^Download site-.*\.zip/ })
      await expect(link).toBeVisible()
      await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      await download.saveAs(archive)
    })
    await test.step('the download is there after leaving, and only its end is announced', async () => {
      await page.goto(`${origin}/config/settings/sites`)
      await main.getByRole('heading', { name: 'Sites' }).waitFor()
      await page.goto(`${origin}/config/settings/export`)
      await expect(main.getByRole('link', { name: /^Download site-.*\.zip/ })).toBeVisible()
      await expect(main.getByRole('status').first()).toHaveText('The archive is ready')
    })
    await test.step('a file that is no archive changes nothing', async () => {
      const file = main.getByLabel('Archive of a site')
      const bytes = Buffer.from('These are notes.')
      await file.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: bytes })
      await main.getByRole('button', { name: 'Check archive' }).click()
      await expect(main.getByText('This is not a zip file, or its end is missing.')).toBeVisible()
      await expect(main.getByRole('button', { name: 'Import archive' })).toBeHidden()
      await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
    })
    await test.step('check and import as a new site', async () => {
      await main.getByLabel('Archive of a site').setInputFiles(archive)
      await main.getByText('As a new site').click()
      await main.getByRole('button', { name: 'Check archive' }).click()
      await expect(
        main.getByRole('heading', { name: 'The archive of “My shop” can be imported' }),
      ).toBeVisible()
      // The check is of one target: with another, it is to be made again.
      await main.getByText('In the place of this site').click()
      await expect(main.getByRole('button', { name: 'Import archive' })).toBeHidden()
      await main.getByText('As a new site').click()
      await main.getByRole('button', { name: 'Check archive' }).click()
      await main.getByRole('button', { name: 'Import archive' }).click()
      await expect(main.getByRole('heading', { name: '“My shop” was imported' })).toBeVisible()
      await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
      await main.getByRole('button', { name: 'Open the new site' }).click()
      await page.getByRole('button', { name: 'Continue to studio' }).click()
      await page.waitForURL((url) => url.hostname === 'my-shop.localhost')
    })
    await test.step('both sites are in the list, and one can be copied', async () => {
      await page.goto(`${origin}/config/settings/sites`)
      const rows = page.getByRole('list', { name: 'Sites' }).getByRole('listitem')
      await expect(rows).toHaveCount(2)
      await main.getByRole('button', { name: 'Copy site' }).click()
      const dialog = page.getByRole('dialog', { name: 'Copy “My shop”' })
      // The copy is still to end, as far as this tab knows when it is loaded again.
      await page.route('**/installation/tasks/*', (route) => route.abort())
      await dialog.getByRole('button', { name: 'Copy site' }).click()
      await expect(dialog.getByRole('status')).toHaveText('In progress…')
      await page.keyboard.press('Escape')
      await expect(dialog.getByRole('progressbar')).toBeVisible()
      await page.unrouteAll()
      await page.reload()
      await expect(dialog.getByRole('heading', { name: 'The copy is ready' })).toBeVisible()
      await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
      await page.keyboard.press('Escape')
      await expect(rows).toHaveCount(3)
    })
  } finally {
    await server.stop()
  }
})
