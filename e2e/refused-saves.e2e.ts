import { expectAccessible } from './accessibility.ts'
import { addBlock, addPage, getCanvas, getSettings, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const CHANGES = '**/api/studio/documents/*/changes'

test('a page that was moved to the trash can be restored in the editor', async ({ owner }) => {
  await addPage(owner, 'Nearly gone')
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  const id = new URL(owner.url()).pathname.split('/').at(-1) ?? ''
  await new StudioApi(owner).delete(`/api/studio/documents/${id}`)
  await getSettings(owner).getByRole('button', { name: 'Edit text' }).click()
  await expect(getCanvas(owner).getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
  await owner.keyboard.type('Written after the deletion')
  const dialog = owner.getByRole('dialog', { name: 'Changes were not saved' })
  await expect(dialog.getByRole('button', { name: 'Copy my changes' })).toBeVisible()
  await expectAccessible(owner)
  await owner.screenshot({ path: test.info().outputPath('trash.png') })
  // The words wait in the browser, and the editor says where the page is.
  await owner.reload()
  await expect(owner.getByText('This page is in the trash')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Restore page' })).toBeVisible()
})

test('a change that the server refuses is undone, and saving goes on', async ({ owner }) => {
  await addPage(owner, 'Refused')
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  await owner.route(CHANGES, (route) =>
    route.fulfill({ status: 422, json: { message: 'This cannot be saved.' } }),
  )
  await owner.getByRole('tab', { name: 'Layers' }).click()
  await owner.getByRole('row', { name: /^Text/ }).click()
  await owner.keyboard.press('ControlOrMeta+d')
  const dialog = owner.getByRole('dialog', { name: 'Changes were not saved' })
  await expect(dialog.getByText('This cannot be saved.')).toBeVisible()
  await owner.screenshot({ path: test.info().outputPath('refused.png') })
  await owner.unroute(CHANGES)
  await dialog.getByRole('button', { name: 'Undo last change' }).click()
  await expect(dialog).toBeHidden()
  await waitForSave(owner)
  await expect(getCanvas(owner).locator('[data-b]')).toHaveCount(1)
})
