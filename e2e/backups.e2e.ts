import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { startServer } from './server.ts'
import { expect, test } from './shop.ts'

test('the owner backs up, tests that the backup can be restored, and sets a schedule', async ({
  page,
}) => {
  const server = await startServer('--empty')
  const { origin } = new URL(server.url)
  const main = page.getByRole('main')
  try {
    await page.goto(server.signInUrl)
    await page.getByRole('button', { name: 'Continue to studio' }).click()
    await page.getByRole('heading', { name: 'Create your site' }).waitFor()
    await page.goto(`${origin}/config/home`)
    await main.getByRole('link', { name: /Schedule backups/ }).click()
    await expect(main.getByText('No backups yet')).toBeVisible()
    await main.getByRole('button', { name: 'Back up now' }).click()
    await expect(main.getByRole('heading', { name: 'The backup is complete' })).toBeVisible()
    const rows = main.getByRole('list', { name: 'Backups' }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await rows.getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Test restore' }).click()
    await expect(main.getByRole('heading', { name: 'This backup can be restored' })).toBeVisible()
    await expect(main.getByText(/npx vitrine restore .*\.backup --replace/)).toBeVisible()
    await main.getByText('Every day').click()
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The schedule was saved')).toBeVisible()
    await expectAccessible(page, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await page.goto(`${origin}/config/home`)
    await expect(main.getByRole('heading', { name: 'Home' })).toBeVisible()
    await expect(main.getByRole('link', { name: /Schedule backups/ })).toBeHidden()
  } finally {
    await server.stop()
  }
})
