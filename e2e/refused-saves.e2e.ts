import type { DocumentWithDraft } from '@vitrine/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addBlock, addPage, addText, getCanvas, waitForCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const CHANGES = '**/api/studio/documents/*/changes'

/** Opens a new page with a text, and returns the id of the page. */
async function openPage(owner: Page, title: string) {
  await addPage(owner, title)
  await addText(owner)
  await owner.keyboard.type('Written before')
  await waitForSave(owner)
  const id = new URL(owner.url()).pathname.split('/').at(-1) ?? ''
  return { id, api: new StudioApi(owner) }
}

test('a page that was moved to the trash says so at once, and keeps what is typed', async ({
  owner,
}) => {
  const { id, api } = await openPage(owner, 'Nearly gone')
  // What was typed last has not reached the server.
  await owner.route(CHANGES, (route) => route.abort())
  await owner.keyboard.type(', and on its way')
  await expect(owner.getByText('Offline. Changes wait here until you are connected.')).toBeVisible()
  await api.delete(`/api/studio/documents/${id}`)
  const dialog = owner.getByRole('dialog', { name: '“Nearly gone” is in the trash' })
  await expect(dialog.getByText('They stay in this browser until then')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy my changes' })).toBeVisible()
  await expectAccessible(owner)
  await owner.screenshot({ path: test.info().outputPath('trash.png') })
  await owner.unroute(CHANGES)
  await test.step('the words wait in the browser while it is in the trash', async () => {
    await owner.reload()
    await expect(owner.getByText('This page is in the trash')).toBeVisible()
    await owner.getByRole('button', { name: 'Restore' }).click()
    await waitForCanvas(owner)
    await expect(getCanvas(owner).locator('[data-b]')).toHaveText('Written before, and on its way')
  })
  await test.step('another window restores it', async () => {
    await api.delete(`/api/studio/documents/${id}`)
    await expect(dialog).toBeVisible()
    await api.post(`/api/studio/documents/${id}/restore`)
    await expect(dialog).toBeHidden()
  })
  await test.step('it is restored here', async () => {
    await api.delete(`/api/studio/documents/${id}`)
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expect(dialog).toBeHidden()
    await waitForSave(owner)
  })
})

test('a page that was deleted for good is saved as a new draft', async ({ owner }) => {
  const { id, api } = await openPage(owner, 'Gone for good')
  await owner.route(CHANGES, (route) => route.abort())
  await owner.keyboard.type(', and on its way')
  await expect(owner.getByText('Offline. Changes wait here until you are connected.')).toBeVisible()
  await api.delete(`/api/studio/documents/${id}`)
  await api.delete(`/api/studio/trash/${id}`)
  const dialog = owner.getByRole('dialog', { name: '“Gone for good” was deleted for good' })
  await expect(dialog.getByText('This window still has all of its content')).toBeVisible()
  await expectAccessible(owner)
  await owner.screenshot({ path: test.info().outputPath('gone.png') })
  await owner.unroute(CHANGES)
  await dialog.getByRole('button', { name: 'Save as new draft' }).click()
  await expect(owner.getByText('Saved as a new draft.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await waitForCanvas(owner)
  await expect(getCanvas(owner).locator('[data-b]')).toHaveText('Written before, and on its way')
  expect(new URL(owner.url()).pathname).not.toContain(id)
})

test('a page that was converted meanwhile stays open, says so, and saves what is typed', async ({
  owner,
}) => {
  await addPage(owner, 'Soon a blog')
  const text = await addText(owner)
  await waitForSave(owner)
  const id = new URL(owner.url()).pathname.split('/').at(-1) ?? ''
  const api = new StudioApi(owner)
  await owner.route(CHANGES, (route) => route.abort())
  await owner.keyboard.type('Written before I knew')
  await api.post(`/api/studio/documents/${id}/conversion`, { to: 'blog' })
  await owner.unroute(CHANGES)
  await expect(owner.getByText('Someone else changed the type of this page.')).toBeVisible()
  await expect(text).toHaveText('Written before I knew')
  await owner.keyboard.type(', and after')
  await expect(text).toHaveText('Written before I knew, and after')
  const readBody = async () =>
    (await api.get<DocumentWithDraft>(`/api/studio/documents/${id}`)).body
  // The bar may still say that what was typed first is saved.
  await expect
    .poll(async () => JSON.stringify(await readBody()))
    .toContain('Written before I knew, and after')
  expect(await readBody()).toMatchObject({ collection: { typeName: 'blog' } })
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

test('a pasted text that is too large for the server is undone while it is edited', async ({
  owner,
}) => {
  await addPage(owner, 'Too large')
  const text = await addText(owner)
  await owner.keyboard.type('Before')
  await expect(text).toHaveText('Before')
  await waitForSave(owner)
  const paste = (lines: number) =>
    text.evaluate((element, count) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', `<p>${'Clay and fire. '.repeat(2_000)}</p>`.repeat(count))
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      element.dispatchEvent(event)
    }, lines)
  // The editor does not even send this one.
  await paste(50)
  await expect(owner.getByRole('alert').filter({ hasText: 'too large to be saved' })).toBeVisible()
  await expect(text).toHaveText('Before')

  // A proxy before the server may allow less.
  const refuse = () =>
    owner.route(CHANGES, (route) =>
      route.fulfill({ status: 413, json: { message: 'The request is too large.' } }),
    )
  await refuse()
  await paste(2)
  const dialog = owner.getByRole('dialog', { name: 'Changes were not saved' })
  await expect(dialog.getByText('The request is too large.')).toBeVisible()
  await owner.unroute(CHANGES)
  await dialog.getByRole('button', { name: 'Undo last change' }).click()
  await expect(dialog).toBeHidden()
  await expect(text).toHaveText('Before')
  await waitForSave(owner)

  // What is typed afterwards is saved.
  await text.press('Control+End')
  const saved = owner.waitForResponse(CHANGES)
  await owner.keyboard.type(' and after')
  await expect(text).toHaveText('Before and after')
  expect((await saved).ok()).toBe(true)
  await waitForSave(owner)
  await refuse()
  await paste(2)
  await dialog.getByRole('button', { name: 'Reload page' }).click()
  await expect(owner.getByText('Your unsaved changes were not saved')).toBeVisible()
  await waitForCanvas(owner)
  await expect(dialog).toBeHidden()
  const words = getCanvas(owner).locator('[data-b]')
  await expect(words).toHaveText('Before and after')
  // They do not come back later.
  await owner.unroute(CHANGES)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(words).toHaveText('Before and after')
})
