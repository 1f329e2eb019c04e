import type { Page } from '@playwright/test'
import {
  addBlock,
  addPage,
  chooseOption,
  getCanvas,
  getSettings,
  waitForSave,
} from './editor-page.ts'
import { expect, test } from './shop.ts'

/** Counts the requests for blocks that the server renders. */
function countRenderings(owner: Page): () => number {
  let count = 0
  owner.on('request', (request) => {
    if (request.url().endsWith('/api/studio/canvas/blocks')) count += 1
  })
  return () => count
}

test('changes of a block show without the server, and are the same there', async ({ owner }) => {
  const templates = owner.waitForResponse(/local-rendering/)
  await addPage(owner, 'Rendering diary')
  await templates
  const canvas = getCanvas(owner)
  const renderings = countRenderings(owner)

  await addBlock(owner, 'Button')
  const settings = getSettings(owner)
  const label = settings.getByRole('textbox', { name: 'Label', exact: true })
  await label.fill('Write to us')
  await expect(canvas.getByText('Write to us')).toBeVisible()
  await chooseOption(owner, 'Link', 'Web address')
  await settings.getByRole('textbox', { name: 'Web address' }).fill('/about')
  const link = canvas.getByRole('link', { name: 'Write to us' })
  await expect(link).toHaveAttribute('href', '/about')

  const before = renderings()
  for (const words of ['Write', 'Write to', 'Visit us']) await label.fill(words)
  await expect(canvas.getByRole('link', { name: 'Visit us' })).toBeVisible()
  await owner.getByRole('button', { name: /^Undo/ }).click()
  await expect(canvas.getByRole('link', { name: 'Visit us' })).toHaveCount(0)
  await owner.getByRole('button', { name: /^Redo/ }).click()
  await expect(canvas.getByRole('link', { name: 'Visit us' })).toBeVisible()
  expect(renderings()).toBe(before)

  const shown = await canvas.locator('[data-b]').evaluate((cell) => cell.outerHTML)
  await waitForSave(owner)
  await owner.reload()
  await owner.locator('iframe[data-ready]').waitFor()
  expect(await canvas.locator('[data-b]').evaluate((cell) => cell.outerHTML)).toBe(shown)
})

test('the server renders what only it has', async ({ owner }) => {
  const templates = owner.waitForResponse(/local-rendering/)
  await addPage(owner, 'Server diary')
  await templates
  const canvas = getCanvas(owner)
  const renderings = countRenderings(owner)
  await addBlock(owner, 'Markdown')
  await getSettings(owner).getByRole('textbox', { name: 'Text' }).fill('Fired **twice**')
  await expect(canvas.locator('strong')).toHaveText('twice')
  expect(renderings()).toBeGreaterThan(0)
})
