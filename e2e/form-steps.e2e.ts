import type { FormSubmission } from '@vitrine/contract'
import type { Page } from '@playwright/test'
import { newBlock, newContent, newPage, newSection, type RichText } from '@vitrine/page'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const LOCALE = 'en-GB'
const HTML = 2
const FORM = 9

/** The scripts of steps and of files. */
const SCRIPTS = '**/{follow,file}-fields-*.js'
const SKETCH = { name: 'jug.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 jug') }

const HEADING: RichText = {
  type: 'doc',
  content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Order' }] }],
}

const fields = [
  { id: 'mail', type: 'email', required: true },
  { id: 'kind', type: 'radio', required: true, options: [{ id: 'mug' }, { id: 'tile' }] },
  { id: 'tiles', type: 'section', startsStep: true },
  { id: 'count', type: 'number', required: true, shownFor: 'tile' },
  { id: 'last', type: 'section', startsStep: true },
  { id: 'words', type: 'textarea', required: true },
  { id: 'sketch', type: 'file' },
]
const texts = {
  'mail.title': 'Email',
  'kind.title': 'What do you need?',
  'mug.option': 'A mug',
  'tile.option': 'Tiles',
  'tiles.title': 'Your tiles',
  'count.title': 'How many?',
  'last.title': 'Your wishes',
  'words.title': 'In your words',
  'sketch.title': 'Sketch',
  submit: 'Send',
  message: 'Thank you.',
}

/** Publishes a page with a form in three steps. */
async function publishSteps(owner: Page) {
  const studio = new StudioApi(owner)
  let next = 0
  const newId = () => `steps-${++next}`
  const heading = newBlock(newId, HTML, {
    text: { [LOCALE]: { body: HEADING } },
    place: { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0 } },
    auto: { h: 'content' },
  })
  const block = newBlock(newId, FORM, {
    data: { name: 'Steps', fields },
    text: { [LOCALE]: texts },
    place: { desktop: { x: 0, y: 4, w: 12, h: 4, z: 0 } },
    auto: { h: 'content' },
  })
  const content = newContent([{ section: newSection(newId), blocks: [heading, block] }])
  const body = newPage({ locale: LOCALE, title: 'Steps', slug: 'form-steps' }, content)
  const { id } = await studio.publish({ kind: 'page', body })
  const received = async () => {
    const { submissions } = await studio.get<{ readonly submissions: readonly FormSubmission[] }>(
      `/api/studio/form-submissions?formId=${id}.${block.id}`,
    )
    return submissions.map(({ answers }) =>
      Object.fromEntries(answers.map((answer) => [answer.id, answer.value])),
    )
  }
  return { url: '/form-steps', received }
}

test('a form in steps shows one at a time, and all of them without JavaScript', async ({
  browser,
  page,
  owner,
  baseURL,
}) => {
  test.slow()
  const { url, received } = await publishSteps(owner)
  // Before its script arrives, the form shows the first step and takes as much room as with it.
  let goOn = () => {}
  const awaited = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(SCRIPTS, async (route) => {
    await awaited
    await route.continue()
  })
  const form = page.locator('.form-wrapper form')
  await page.goto(url)
  await expect(page.getByRole('group', { name: 'Step 1 of 3' })).toBeVisible()
  await expect(page.getByText('Your wishes')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden()
  // The margin of the last part may be within the form or below it.
  const getEnd = () =>
    form.evaluate((element) => {
      const end = document.createElement('p')
      end.style.margin = '0'
      element.after(end)
      const { top } = end.getBoundingClientRect()
      end.remove()
      return top + scrollY
    })
  const end = await getEnd()
  goOn()
  await expect(page.getByRole('group', { name: 'Step 1 of 2' })).toBeVisible()
  expect(Math.abs((await getEnd()) - end)).toBeLessThanOrEqual(2)
  const next = page.getByRole('button', { name: 'Next' })
  const send = page.getByRole('button', { name: 'Send' })
  const progress = page.locator('.form-progress')
  await expect(progress).toHaveText('Step 1 of 2')
  await expect(send).toBeHidden()
  await next.click()
  await expect(page.locator('.field-error')).toHaveText(['Required', 'Required'])
  await page.getByRole('radio', { name: 'Tiles' }).check()
  await expect(progress).toHaveText('Step 1 of 3')
  const mail = page.getByRole('textbox', { name: 'Email', exact: true })
  await mail.fill('ada@example.com')
  await mail.press('Enter')
  await expect(page.locator('legend', { hasText: 'Your tiles' })).toBeFocused()
  await expect(progress).toHaveText('Step 2 of 3')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(mail).toBeVisible()
  await page.getByRole('radio', { name: 'A mug' }).check()
  await next.click()
  await expect(progress).toHaveText('Step 2 of 2')
  await expect(next).toBeHidden()
  const words = page.getByLabel('In your words')
  const errors = page.locator('.field-error')
  await send.click()
  await expect(words).toBeFocused()
  await expect(errors).toHaveText(['Required'])
  // An error of a later step keeps no one from an earlier one.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(mail).toBeVisible()
  await page.getByRole('radio', { name: 'Tiles' }).check()
  await page.getByRole('radio', { name: 'A mug' }).check()
  await expect(progress).toHaveText('Step 1 of 2')
  await next.click()
  await words.fill('A blue one')
  const problem = { message: 'No', code: 'forms.invalid', errors: { mail: 'Taken', words: 'Odd' } }
  await page.route(
    '**/api/form/SaveFormSubmission/*',
    (route) => route.fulfill({ status: 400, json: problem }),
    { times: 1 },
  )
  await send.click()
  await expect(mail).toBeFocused()
  await expect(errors).toHaveText(['Taken', 'Odd'])
  // Correcting it leaves the visitor where they are.
  await mail.press('End')
  await mail.press('m')
  await expect(errors).toHaveText(['Odd'])
  await expect(mail).toBeFocused()
  await mail.press('Backspace')
  await next.click()
  await send.click()
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(await received()).toEqual([
    { mail: 'ada@example.com', kind: 'A mug', words: 'A blue one', sketch: [] },
  ])

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await plain.goto(url)
  await expect(plain.getByRole('group', { name: 'Your tiles' })).toBeVisible()
  await expect(plain.getByRole('group', { name: 'Your wishes' })).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Send' })).toBeVisible()
  await context.close()

  // A form whose scripts do not load is sent as it is without JavaScript.
  await page.unroute(SCRIPTS)
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ben@example.com')
  await page.getByRole('radio', { name: 'A mug' }).check()
  await page.getByLabel('In your words').fill('A red one')
  await page.getByLabel('Sketch').setInputFiles(SKETCH)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/form\/.*\/sent$/)
  expect(await received()).toContainEqual({
    mail: 'ben@example.com',
    kind: 'A mug',
    words: 'A red one',
    sketch: ['jug.pdf'],
  })
})
