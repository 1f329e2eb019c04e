import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility.ts'
import {
  addBlock,
  addPage,
  getCanvas,
  getSettings,
  waitForCanvas,
  waitForSave,
} from './editor-page.ts'
import { test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const CHANGES = '**/api/studio/documents/*/changes'

/** Replaces the text of the only block of a page. */
async function writeText(window: Page, text: string): Promise<void> {
  await window.getByRole('tab', { name: 'Layers' }).click()
  await window.getByRole('row', { name: /^Text/ }).click()
  await getSettings(window).getByRole('button', { name: 'Edit text' }).click()
  await expect(getCanvas(window).getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
  await window.keyboard.press('ControlOrMeta+a')
  await window.keyboard.type(text)
  await window.keyboard.press('Escape')
}

/** Waits until the server has a text: the window says "Saved" until it hears of the change on the canvas. */
async function waitForDraft(window: Page, text: string): Promise<void> {
  const id = /\/config\/pages\/([\w-]+)/.exec(window.url())?.[1] ?? ''
  const read = async () =>
    JSON.stringify(await new StudioApi(window).get(`/api/studio/documents/${id}`))
  await expect.poll(read).toContain(text)
}

test('two windows that change one text keep both, and neither stops the typing', async ({
  owner,
}) => {
  await addPage(owner, 'Shared notes')
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  const other = await owner.context().newPage()
  await other.goto(owner.url())
  await waitForCanvas(other)
  // This window is without a connection while the other one saves.
  await owner.route(CHANGES, (route) => route.abort())
  await writeText(owner, 'Clay from Kent')
  await expect(owner.getByText('Offline.', { exact: false })).toBeVisible()
  await writeText(other, 'Clay from Devon')
  await waitForDraft(other, 'Clay from Devon')
  await owner.unroute(CHANGES)
  const panel = getSettings(owner).getByRole('region', { name: 'Also changed by someone else' })
  await expect(panel.getByRole('group', { name: 'Text', exact: true })).toBeVisible()
  await expect(panel).toContainText('Clay from Devon')
  await expect(getCanvas(owner).locator('[data-b]')).toHaveText('Clay from Kent')
  await waitForSave(owner)
  for (const scheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ colorScheme: scheme })
    await expectAccessible(owner)
  }
  for (const width of [375, 768, 1280]) {
    await owner.setViewportSize({ width, height: 900 })
    await expect(panel.getByRole('button', { name: 'Keep both' })).toBeVisible()
    await expectNoHorizontalScroll(owner, width)
    await owner.screenshot({ path: test.info().outputPath(`conflict-${width}.png`) })
  }
  await test.step('the block concerned is shown on the canvas', async () => {
    await owner.setViewportSize({ width: 375, height: 700 })
    await panel.getByRole('button', { name: 'Show Text' }).press('Enter')
    await expect(panel).toBeHidden()
    await expect(getCanvas(owner).locator('[data-b]')).toBeInViewport()
    await expect.poll(() => owner.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await owner.setViewportSize({ width: 1280, height: 900 })
    await expect(owner.getByRole('row', { name: /^Text/ })).toHaveAttribute('aria-selected', 'true')
  })
  // The choice waits in the browser while the window is closed.
  await owner.reload()
  await waitForCanvas(owner)
  await expect(panel).toContainText('Clay from Devon')
  await panel.getByRole('button', { name: 'Keep both' }).press('Enter')
  await expect(panel).toBeHidden()
  await expect(getSettings(owner)).toBeFocused()
  await waitForSave(owner)
  await expect(getCanvas(owner).locator('[data-b] p')).toHaveText([
    'Clay from Kent',
    'Clay from Devon',
  ])
  await owner.reload()
  await waitForCanvas(owner)
  await expect(getCanvas(owner).locator('[data-b] p')).toHaveText([
    'Clay from Kent',
    'Clay from Devon',
  ])
  await owner.getByRole('button', { name: 'Undo use their change' }).click()
  await expect(getCanvas(owner).locator('[data-b]')).toHaveText('Clay from Kent')
})

test('a third change before the choice leaves my words in the panel', async ({ owner }) => {
  await addPage(owner, 'Third change')
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  const other = await owner.context().newPage()
  await other.goto(owner.url())
  await waitForCanvas(other)
  await owner.route(CHANGES, (route) => route.abort())
  await writeText(owner, 'Clay from Kent')
  await expect(owner.getByText('Offline.', { exact: false })).toBeVisible()
  await writeText(other, 'Clay from Devon')
  await waitForDraft(other, 'Clay from Devon')
  await owner.unroute(CHANGES)
  const panel = getSettings(owner).getByRole('region', { name: 'Also changed by someone else' })
  await expect(panel).toContainText('Clay from Devon')
  await waitForSave(owner)
  await expect(getCanvas(other).locator('[data-b]')).toHaveText('Clay from Kent')
  await writeText(other, 'Clay from Wales')
  await expect(panel).toContainText('Yours stays here until you choose')
  await expect(owner.getByRole('contentinfo')).toContainText('The page has theirs')
  await expect(panel.getByRole('definition')).toHaveText(['Clay from Kent', 'Clay from Wales'])
  await expect(panel.getByRole('button', { name: 'Keep theirs' })).toBeVisible()
  await owner.screenshot({ path: test.info().outputPath('third-change.png') })
  await panel.getByRole('button', { name: 'Keep mine' }).click()
  await expect(panel).toBeHidden()
  await waitForSave(owner)
  await expect(getCanvas(owner).locator('[data-b]')).toHaveText('Clay from Kent')
  await expect(getCanvas(other).locator('[data-b]')).toHaveText('Clay from Kent')
})

test('a block that the other window deleted is back, and mine says why', async ({ owner }) => {
  await addPage(owner, 'Deleted meanwhile')
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  const other = await owner.context().newPage()
  await other.goto(owner.url())
  await waitForCanvas(other)
  await owner.route(CHANGES, (route) => route.abort())
  await writeText(owner, 'Clay from Kent')
  await expect(owner.getByText('Offline.', { exact: false })).toBeVisible()
  await other.getByRole('tab', { name: 'Layers' }).click()
  await other.getByRole('row', { name: /^Text/ }).click()
  await other.keyboard.press('Delete')
  await expect(getCanvas(other).locator('[data-b]')).toHaveCount(0)
  await waitForSave(other)
  await owner.unroute(CHANGES)
  await expect(owner.getByRole('contentinfo')).toContainText(
    'Someone else deleted Text. It was restored because you were editing it.',
  )
  await waitForSave(owner)
  for (const window of [owner, other])
    await expect(getCanvas(window).locator('[data-b]')).toHaveText('Clay from Kent')
})
