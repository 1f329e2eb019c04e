import type { Page } from '@playwright/test'
import { addPage, getCanvas, waitForCanvas } from './editor-page.ts'
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
