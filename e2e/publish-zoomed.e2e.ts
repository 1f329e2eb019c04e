import { expectAccessible } from './accessibility.ts'
import { addBlock, addPage, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'

test('at 400 % zoom everything of the publish drawer is reached', async ({ owner }) => {
  await addPage(owner, 'Zoomed diary')
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  await owner.setViewportSize({ width: 320, height: 256 })
  await owner.getByRole('button', { name: /^Publish/ }).click()
  const drawer = owner.getByRole('dialog', { name: 'Publish changes' })
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport()
  await expect(drawer.getByRole('checkbox', { name: /Zoomed diary/ })).toBeChecked()
  const publish = drawer.getByRole('button', { name: /^Publish \d/ })
  await publish.focus()
  await expect(publish).toBeInViewport({ ratio: 1 })
  const cut = await drawer.evaluate((element) =>
    Array.from(element.querySelectorAll('*'), (each) => each.getBoundingClientRect())
      .filter(({ width, left, right }) => width > 1 && (left < 0 || right > 320))
      .map(({ left, right }) => [left, right]),
  )
  expect(cut).toEqual([])
  await owner.screenshot({ path: test.info().outputPath('publish-320.png') })
  await expectAccessible(owner, [320])
})
