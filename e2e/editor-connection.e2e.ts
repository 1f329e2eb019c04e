import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addBlock, addPage, getCanvas, waitForCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'

/** Answers that the code of the pages and of publishing is not there, as after an update. Returns what ends it. */
async function removeScripts(owner: Page): Promise<() => Promise<void>> {
  const pattern = /\/assets\/(?:PagesPanel|EditorPublishDrawer)-[^/]*\.js/
  await owner.route(pattern, (route) => route.fulfill({ status: 404 }))
  return () => owner.unroute(pattern)
}

test('a panel that does not load leaves the editor open, and loads again', async ({ owner }) => {
  await addPage(owner, 'Lost panel')
  const stop = await removeScripts(owner)
  await owner.reload()
  await waitForCanvas(owner)
  await owner.getByRole('tab', { name: 'Pages' }).click()
  const panel = owner.getByRole('tabpanel', { name: 'Pages' })
  await expect(panel.getByRole('alert')).toContainText('Reload the page to continue')
  await owner.getByRole('button', { name: /^Publish\b/ }).click()
  const dialog = owner.getByRole('dialog', { name: 'Unable to load' })
  await expect(dialog.getByRole('button', { name: 'Reload page' })).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(getCanvas(owner).locator('body')).toBeVisible()
  await stop()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('treegrid')).toBeVisible()
})

test('dialogs open without a connection once the editor was idle', async ({ owner }) => {
  await addPage(owner, 'Loaded ahead')
  await owner.waitForLoadState('networkidle')
  await owner.context().setOffline(true)
  await owner.getByRole('button', { name: /^Publish\b/ }).click()
  await expect(owner.getByRole('dialog', { name: 'Publish' })).toBeVisible()
  await owner.context().setOffline(false)
})

for (const [name, pattern] of [
  ['the canvas', /\/assets\/canvas-(?!gestures|pasted|size|text|toolbar)[^/]*\.js/],
  ['the gestures of the canvas', /\/assets\/canvas-gestures-[^/]*\.js/],
] as const)
  test(`${name} that does not load says so, and loads again with what was changed`, async ({
    owner,
  }) => {
    await addPage(owner, 'Lost canvas')
    await addBlock(owner, 'Button')
    await waitForSave(owner)
    await owner.route(pattern, (route) => route.abort())
    await owner.reload()
    const canvas = owner.getByRole('main', { name: 'Canvas' })
    const alert = canvas.getByRole('alert')
    await expect(alert).toContainText('The page to edit did not load. Check your connection')
    await expect(owner.locator('iframe[title="Page"]')).toHaveCount(0)
    await addBlock(owner, 'Text')
    await waitForSave(owner)
    await expectAccessible(owner, [375, 1280])
    await owner.unroute(pattern)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await waitForCanvas(owner)
    await expect(getCanvas(owner).locator('[data-b]')).toHaveCount(2)
    await addBlock(owner, 'Quote')
    await expect(getCanvas(owner).locator('[data-b]')).toHaveCount(3)
  })

test('a text whose tools do not load says so, and opens at the next attempt', async ({ owner }) => {
  await addPage(owner, 'Lost text')
  await addBlock(owner, 'Text')
  const pattern = /\/assets\/canvas-text-view-[^/]*\.js/
  await owner.route(pattern, (route) => route.abort())
  await expect(owner.locator('iframe[title="Page"]')).toBeFocused()
  await owner.keyboard.press('Enter')
  await expect(owner.getByRole('contentinfo', { name: 'Status' })).toContainText(
    'The text did not open. Check your connection, then try again.',
  )
  await owner.unroute(pattern)
  await owner.keyboard.press('Enter')
  await expect(getCanvas(owner).getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
})
