import { addPage, getCanvas, getSettings, waitForCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'

test('a title or URL that is refused stays in its field, and the editor says that it is not saved', async ({
  owner,
}) => {
  await addPage(owner, 'Refused diary')
  const settings = getSettings(owner)
  const bar = owner.getByRole('banner')
  const url = settings.getByRole('textbox', { name: 'URL' })
  await url.fill('about')
  await expect(settings).toContainText('“About” has this URL. Choose a different one.')
  const refused = bar.getByRole('button', { name: 'Not saved: URL' })
  await expect(refused).toBeVisible()

  await owner.getByRole('tab', { name: 'Add' }).click()
  await owner.getByRole('radio', { name: 'Blocks' }).click()
  await owner.getByRole('button', { name: 'Text', exact: true }).click()
  await expect(settings.getByRole('heading', { level: 2 })).toHaveText('Text')
  await refused.click()
  await expect(url).toBeFocused()
  await expect(url).toHaveValue('about')
  await expect(settings).toContainText('“About” has this URL. Choose a different one.')

  for (const slug of ['checkout', 'api']) {
    await url.fill(slug)
    await expect(settings).toContainText(`/${slug} is reserved by Vitrine. Choose a different URL.`)
  }
  await url.fill('fr')
  await expect(settings).toContainText('/fr is the prefix of a language of this site.')
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('')
  await expect(bar.getByRole('button', { name: 'Not saved: Title, URL' })).toBeVisible()
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Accepted diary')

  // Publishing leads to the field first.
  await getCanvas(owner).locator('[data-b]').first().dispatchEvent('click')
  await bar.getByRole('button', { name: /^Publish/ }).click()
  await expect(url).toBeFocused()
  await url.fill('accepted-diary')
  await waitForSave(owner)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(url).toHaveValue('accepted-diary')
})
