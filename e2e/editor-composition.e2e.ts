import { addPage, addText, getCanvas, waitForCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'

test('a text is composed by an input method, and saved as it was composed', async ({ owner }) => {
  await addPage(owner, 'Composed diary')
  const text = await addText(owner)
  await owner.keyboard.type('Kiln ')
  const session = await owner.context().newCDPSession(owner)
  const compose = (composed: string) =>
    session.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    })
  for (const composed of ['k', 'か', 'かm', 'かま']) await compose(composed)
  await expect(text).toHaveText('Kiln かま')
  await session.send('Input.insertText', { text: '窯' })
  await expect(text).toHaveText('Kiln 窯')

  await test.step('a composition that is canceled leaves no trace', async () => {
    await compose('と')
    await expect(text).toHaveText('Kiln 窯と')
    await compose('')
    await expect(text).toHaveText('Kiln 窯')
  })

  await owner.keyboard.press('Escape')
  await waitForSave(owner)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(getCanvas(owner).locator('[data-b]')).toHaveText('Kiln 窯')
})
