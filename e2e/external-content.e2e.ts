import { expectAccessible } from './accessibility.ts'
import { addBlock, addPage, getSettings } from './editor-page.ts'
import { expect, test } from './shop.ts'

test('the settings of a block say whether the content of another server was read', async ({
  owner,
}) => {
  await addPage(owner, 'Borrowed diary')
  await addBlock(owner, 'Embed')
  const state = getSettings(owner).getByRole('region', { name: 'External content' })
  const url = getSettings(owner).getByRole('textbox', { name: 'URL', exact: true })
  await expect(url).toBeVisible()
  await expect(state).toHaveCount(0)
  await url.fill('https://nowhere.invalid/film')
  await url.press('Enter')
  await expect(state).toContainText('Not read.')
  await state.getByRole('button', { name: 'Read again' }).click()
  await expect(state.getByRole('button', { name: 'Read again' })).toBeEnabled()
  await expect(state).toContainText('Not read.')
  await expectAccessible(owner)
  await url.fill('')
  await url.press('Enter')
  await expect(state).toHaveCount(0)
})
