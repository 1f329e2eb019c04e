import { changeTheme, deleteOwnTheme, listOwnThemes, type Reply } from '@vitrine/contract'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const TITLE = 'Kiln with a line'

test('an owner edits a copy of a theme, and visitors see it when it is published', async ({
  owner,
  page,
}) => {
  await owner.goto('/config/themes')
  await owner.getByRole('button', { name: 'Edit a copy' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Theme to copy' }).click()
  await owner.getByRole('option', { name: 'Kiln', exact: true }).click()
  await dialog.getByLabel('Name').fill(TITLE)
  await dialog.getByRole('button', { name: 'Create copy' }).click()
  const studio = new StudioApi(owner)
  try {
    await owner.getByRole('button', { name: 'site.region' }).click()
    // The editor replaces the text that is shown while it loads.
    await owner.locator('.cm-content').focus()
    await owner.keyboard.press('Control+End')
    await owner.keyboard.type('<!-- line of the owner -->')
    await owner.keyboard.press('Control+s')
    await expect(owner.getByText('Saved as version 1')).toBeVisible()
    await expectAccessible(owner)
    const { themes } = await studio.get<Reply<typeof listOwnThemes>>(listOwnThemes.path)
    const theme = themes.find(({ title }) => title === TITLE)
    await studio.put(changeTheme.path, { name: theme?.name })
    const read = async () => (await page.request.get('/')).text()
    expect(await read()).not.toContain('line of the owner')
    await owner.getByRole('button', { name: 'Publish theme' }).click()
    await expect.poll(read).toContain('line of the owner')
  } finally {
    await studio.put(changeTheme.path, { name: 'kiln' })
    const { themes } = await studio.get<Reply<typeof listOwnThemes>>(listOwnThemes.path)
    for (const { id, title } of themes)
      if (title === TITLE) await studio.delete(deleteOwnTheme.path.replace('{id}', id))
  }
})
