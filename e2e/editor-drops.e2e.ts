import { createPng, dropFiles, GOOGLE_DOC, paste, WORD_LIST } from './editor-files.ts'
import { addBlock, addPage, getCanvas, getSettings, waitForSave } from './editor-page.ts'
import { listImages } from './list-images.ts'
import { expect, test } from './shop.ts'

test('dropped files become image blocks, or replace the image of a block', async ({ owner }) => {
  await addPage(owner, 'Dropped diary')
  await addBlock(owner, 'Text')
  const canvas = getCanvas(owner)
  await expect(canvas.locator('[data-b]')).toHaveCount(1)
  const blue = await createPng('blue-vase.png', '#3355aa')
  const red = await createPng('red-vase.png', '#aa3322')
  await dropFiles(owner, [blue, red], { x: 300, y: 400 })
  await expect(canvas.locator('[data-b] img')).toHaveCount(2)
  await expect(owner.getByText('red-vase.png added')).toBeVisible()
  await waitForSave(owner)

  await test.step('one file replaces the image below it', async () => {
    const image = canvas.locator('[data-b] img').first()
    const before = await image.getAttribute('src')
    // The handles of a selected block are not in the way of a file.
    await owner.getByRole('row', { name: 'Image, 2 of 3' }).click()
    await dropFiles(owner, [await createPng('green-vase.png', '#33aa55')], image)
    await expect(canvas.locator('[data-b] img')).toHaveCount(2)
    await expect(image).not.toHaveAttribute('src', before ?? '')
    await owner.getByRole('button', { name: /^Undo change Image/ }).click()
    await expect(image).toHaveAttribute('src', before ?? '')
  })

  await test.step('a file that no page shows is refused with the reason', async () => {
    const text = { name: 'notes.txt', type: 'text/plain', base64: btoa('clay') }
    await dropFiles(owner, [text], { x: 300, y: 400 })
    await expect(owner.getByText('notes.txt: File not a supported type.')).toBeVisible()
    await expect(canvas.locator('[data-b]')).toHaveCount(3)
  })
})

test('an upload that is rejected changes nothing, and is sent again', async ({ owner }) => {
  await addPage(owner, 'Cut diary')
  await addBlock(owner, 'Text')
  const canvas = getCanvas(owner)
  await expect(canvas.locator('[data-b]')).toHaveCount(1)
  const reject = { status: 400, json: { message: 'Rejected.' } }
  await owner.route('**/api/studio/files/uploads', (route) => route.fulfill(reject), { times: 1 })
  await dropFiles(owner, [await createPng('cut-vase.png', '#223344')], { x: 300, y: 300 })
  const uploads = owner.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByRole('alert')).toContainText('Error uploading: Rejected.')
  await expect(canvas.locator('[data-b]')).toHaveCount(1)
  await uploads.getByRole('button', { name: 'Retry cut-vase.png' }).click()
  await expect(canvas.locator('[data-b] img')).toHaveCount(1)
  await expect(uploads).toHaveCount(0)
})

test('what is pasted becomes blocks without anything that runs', async ({ owner }) => {
  await addPage(owner, 'Pasted diary')
  await addBlock(owner, 'Text')
  const canvas = getCanvas(owner)
  const blocks = canvas.locator('[data-b]')
  await expect(blocks).toHaveCount(1)
  const html =
    '<p class=MsoNormal style="margin:0">From <b>Word</b> <a href="javascript:alert(1)">here</a></p>' +
    '<script>alert(1)</script><img src="data:image/png;base64,AAAA" onerror="alert(1)">'
  await paste(owner, { texts: [['text/html', html]] })
  await expect(blocks).toHaveCount(2)
  await expect(blocks.last().locator('strong')).toHaveText('Word')
  await expect(blocks.last().locator('a, script, img')).toHaveCount(0)

  await paste(owner, { texts: [['text/plain', 'javascript:alert(1)']] })
  await paste(owner, { texts: [['text/html', '<img src="data:image/png;base64,AAAA">']] })
  await expect(owner.getByText('Paste a URL that begins with https://')).toHaveCount(2)
  await expect(blocks).toHaveCount(2)

  await paste(owner, { texts: [['text/plain', 'https://youtu.be/dQw4w9WgXcQ?t=9']] })
  await expect(blocks).toHaveCount(3)
  await expect(blocks.last().locator('[data-provider-name=YouTube]')).toHaveCount(1)
  await owner.getByRole('button', { name: /^Undo add Video/ }).click()
  await paste(owner, {
    files: [await createPng('cells.png', '#445566')],
    texts: [['text/plain', 'Month\tMugs\nMay\t3\nJune\t8']],
  })
  await expect(blocks).toHaveCount(3)
  await expect(blocks.last().locator('td').last()).toHaveText('8')
  await owner.getByRole('button', { name: /^Undo add Chart/ }).click()
  await expect(blocks).toHaveCount(2)

  await paste(owner, { files: [await createPng('pasted.png', '#556677')] })
  await expect(blocks).toHaveCount(3)
  await owner.getByRole('button', { name: /^Undo add Image/ }).click()
  await expect(blocks).toHaveCount(2)

  // The server of the tests fetches nothing from the web.
  const [file] = await listImages(owner)
  await owner.route('**/api/studio/files/address', (route) =>
    route.fulfill({ json: { id: file?.id, file, message: null } }),
  )
  const images = ['one.png" alt="', 'two.png?a=1&amp;b=2', 'counter.gif" width="1" height="1']
  const article = images.map((source) => `<img src="https://example.com/${source}">`).join('')
  await paste(owner, { texts: [['text/html', `<p>The kiln ${article} at night</p>`]] })
  await expect(blocks).toHaveCount(5)
  await expect(blocks.locator('img')).toHaveCount(2)
  await owner.unroute('**/api/studio/files/address')
  for (const name of [/^Undo add Image/, /^Undo add Image/, /^Undo add Text/])
    await owner.getByRole('button', { name }).click()
  await expect(blocks).toHaveCount(2)

  await paste(owner, { texts: [['text/plain', 'http://127.0.0.1/kiln.png']] })
  await expect(owner.getByText('http://127.0.0.1/kiln.png was not added')).toBeVisible()
  await expect(blocks).toHaveCount(2)

  // A text that is edited has no place for a screenshot.
  await owner.getByRole('row', { name: /^Text, From Word/ }).click()
  await getSettings(owner).getByRole('button', { name: 'Edit text' }).click()
  await expect(canvas.getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
  await paste(owner, { files: [await createPng('screenshot.png', '#667788')] })
  await expect(blocks).toHaveCount(3)
  await expect(blocks.last().locator('img')).toHaveCount(1)
})

test('lists of Word are lists', async ({ owner }) => {
  await addPage(owner, 'Word list diary')
  await addBlock(owner, 'Text')
  const blocks = getCanvas(owner).locator('[data-b]')
  await expect(blocks).toHaveCount(1)
  await paste(owner, { texts: [['text/html', WORD_LIST]] })
  await expect(blocks).toHaveCount(2)
  const text = blocks.last().locator('.sqs-html-content')
  await expect(text.locator('> ul > li')).toHaveText(['AshOak', 'Celadon'])
  await expect(text.locator('> ul > li > ul > li')).toHaveText(['Oak'])
  await expect(text.locator('> ol > li')).toHaveText(['Dip'])
  await expect(text.locator('> ol')).toHaveAttribute('start', '3')
  await expect(text.locator('> p')).toHaveText(['Glazes'])
})

test('headings and links of Google Docs are headings and links', async ({ owner }) => {
  await addPage(owner, 'Google diary')
  await addBlock(owner, 'Text')
  const blocks = getCanvas(owner).locator('[data-b]')
  await expect(blocks).toHaveCount(1)
  await paste(owner, { texts: [['text/html', GOOGLE_DOC]] })
  await expect(blocks).toHaveCount(2)
  const text = blocks.last().locator('.sqs-html-content')
  await expect(text.locator('> h2')).toHaveText('Glazes')
  await expect(text.locator('a[href="https://example.com/kiln"]')).toHaveText('Our kiln')
  await expect(text.locator('u')).toHaveText(['hot'])
  await expect(text.locator('strong')).toHaveCount(0)
})

test('a paragraph in Arabic begins on the right', async ({ owner }) => {
  await addPage(owner, 'Arabic diary')
  await addBlock(owner, 'Text')
  const blocks = getCanvas(owner).locator('[data-b]')
  await expect(blocks).toHaveCount(1)
  await paste(owner, { texts: [['text/plain', 'مرحبا!']] })
  await expect(blocks).toHaveCount(2)
  const gap = await blocks
    .last()
    .locator('p')
    .evaluate((paragraph) => {
      const words = document.createRange()
      words.selectNodeContents(paragraph)
      return paragraph.getBoundingClientRect().right - words.getBoundingClientRect().right
    })
  expect(gap).toBeLessThan(1)
})

test('blocks and sections are dragged from the panel, and Escape leaves all as it was', async ({
  owner,
}) => {
  await addPage(owner, 'Panel diary')
  await addBlock(owner, 'Text')
  const canvas = getCanvas(owner)
  const blocks = canvas.locator('[data-b]')
  await expect(blocks).toHaveCount(1)
  // The panel closes over what was inserted.
  await owner.getByRole('tab', { name: 'Add' }).click()
  const button = owner.getByRole('button', { name: 'Button', exact: true })
  await button.scrollIntoViewIfNeeded()
  const source = await button.boundingBox()
  const target = await blocks.boundingBox()
  if (!source || !target) throw new Error('Both are visible')
  const drag = async () => {
    await owner.mouse.move(source.x + 20, source.y + 10)
    await owner.mouse.down()
    await owner.mouse.move(source.x + 60, source.y + 30, { steps: 3 })
    await owner.mouse.move(target.x + 420, target.y + 90, { steps: 6 })
    await expect(canvas.locator('.box[data-role=ghost]')).toBeVisible()
  }
  await drag()
  await owner.keyboard.press('Escape')
  await owner.mouse.up()
  await expect(canvas.locator('.box[data-role=ghost]')).toHaveCount(0)
  await expect(blocks).toHaveCount(1)

  await drag()
  await owner.mouse.up()
  await expect(blocks).toHaveCount(2)
  await expect(canvas.locator('.box[data-role=ghost]')).toHaveCount(0)
  await expect(owner.getByRole('textbox', { name: 'Row' })).not.toHaveValue('1')

  await owner.getByRole('radio', { name: 'Sections' }).click()
  const card = owner.getByRole('button', { name: 'Text and image', exact: true })
  await card.scrollIntoViewIfNeeded()
  const from = await card.boundingBox()
  if (!from) throw new Error('The card is visible')
  await owner.mouse.move(from.x + 20, from.y + 10)
  await owner.mouse.down()
  await owner.mouse.move(target.x + 200, target.y - 20, { steps: 8 })
  await owner.mouse.up()
  await expect(canvas.locator('[data-s]')).toHaveCount(2)
  await owner.getByRole('button', { name: 'Undo add section' }).click()
  await expect(canvas.locator('[data-s]')).toHaveCount(1)
})
