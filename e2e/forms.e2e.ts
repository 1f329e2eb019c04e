import type { FormSubmission } from '@vitrine/contract'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { newBlock, newContent, newPage, newSection, type RichText } from '@vitrine/page'
import { expectAccessible, collectPageErrors } from './accessibility.ts'
import { readEmailLink } from './emails.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const LOCALE = 'en-GB'
const HTML = 2
const FORM = 9
const NEWSLETTER = 51

const fields = [
  { id: 'who', type: 'name', required: true },
  { id: 'mail', type: 'email', required: true },
  { id: 'glaze', type: 'radio', required: true, options: [{ id: 'oat' }, { id: 'soot' }] },
  { id: 'extras', type: 'checkbox', options: [{ id: 'lid' }, { id: 'box' }] },
  { id: 'from', type: 'select', options: [{ id: 'friend' }, { id: 'market' }] },
  { id: 'pal', type: 'text', required: true, shownFor: 'friend' },
  { id: 'when', type: 'date' },
  { id: 'call', type: 'phone' },
  { id: 'survey', type: 'likert', options: [{ id: 'easy' }] },
  { id: 'words', type: 'textarea', required: true, maxLength: 40 },
  { id: 'sketch', type: 'file', multiple: true, maxMegabytes: 1 },
  { id: 'campaign', type: 'hidden', key: 'utm_campaign', value: 'none' },
]
const text = {
  [LOCALE]: {
    title: 'Commission a piece',
    'who.title': 'Your name',
    'mail.title': 'Email',
    'mail.description': 'For the answer, nothing else.',
    'glaze.title': 'Glaze',
    'oat.option': 'Oat',
    'soot.option': 'Soot',
    'extras.title': 'Extras',
    'lid.option': 'A lid',
    'box.option': 'A gift box',
    'from.title': 'How did you hear of us?',
    'friend.option': 'From a friend',
    'market.option': 'At the market',
    'pal.title': 'Name of your friend',
    'when.title': 'Needed by',
    'call.title': 'Telephone',
    'survey.title': 'Before you go',
    'easy.option': 'This was easy to find',
    'words.title': 'What should it be?',
    'sketch.title': 'Sketches',
    submit: 'Send',
    message: 'Thank you. We answer within two days.',
    disclaimer: 'We keep what you send until the piece is done.',
  },
}

const SKETCH = { name: 'jug.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 jug') }

const headed = (words: string): RichText => ({
  type: 'doc',
  content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: words }] }],
})

/** Publishes a page with a form and a newsletter block. */
async function commissions(owner: Page, slug: string) {
  const studio = new StudioApi(owner)
  let next = 0
  const newId = () => `${slug}-${++next}`
  const wide = (y: number) => ({ desktop: { x: 0, y, w: 12, h: 4, z: 0 } })
  const auto = { h: 'content' as const }
  const form = newBlock(newId, FORM, {
    data: { name: 'Commission', fields },
    text,
    place: wide(4),
    auto,
  })
  const newsletter = newBlock(newId, NEWSLETTER, {
    text: { [LOCALE]: { title: 'Letters', submit: 'Sign up', disclaimer: 'Once a month.' } },
    place: wide(8),
    auto,
  })
  const heading = newBlock(newId, HTML, {
    text: { [LOCALE]: { body: headed('Commissions') } },
    place: wide(0),
    auto,
  })
  const blocks = [heading, form, newsletter]
  const content = newContent([{ section: newSection(newId), blocks }])
  const body = newPage({ locale: LOCALE, title: 'Commissions', slug }, content)
  const made = await studio.publish({ kind: 'page', body })
  const received = async () => {
    const query = `formId=${made.id}.${form.id}`
    const { submissions } = await studio.get<{ readonly submissions: readonly FormSubmission[] }>(
      `/api/studio/form-submissions?${query}`,
    )
    return submissions
  }
  return { url: `/${slug}`, studio, received }
}

const getAnswers = ({ answers }: FormSubmission) =>
  Object.fromEntries(answers.map(({ id, value }) => [id, value]))

test('a form is filled in, corrected and sent without JavaScript', async ({
  browser,
  owner,
  baseURL,
}) => {
  test.slow()
  const { url, received } = await commissions(owner, 'commissions-plain')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByLabel('Name of your friend')).toBeVisible()
  await page.getByLabel('First Name').fill('Ada')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example')
  await page.getByLabel('Soot').check()
  await page.getByLabel('A gift box').check()
  await page
    .getByLabel('What should it be?')
    .fill('A jug that is much longer than forty characters')
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check the form')
  await expect(page.getByRole('alert')).toContainText('One or more fields is invalid')
  const errors = page.locator('.field-error')
  await expect(errors).toHaveText([
    'Email is not valid. Email addresses should follow the format user@domain.com.',
    'You have exceeded the character limit.',
  ])
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Soot')).toBeChecked()
  await expect(page.getByLabel('A gift box')).toBeChecked()
  expect(await received()).toEqual([])

  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com')
  await page.getByLabel('What should it be?').fill('A jug')
  await page.getByLabel('Sketches').setInputFiles(SKETCH)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('We answer within two days.')).toBeVisible()
  await expect(page).toHaveURL(/\/form\/[\w-]+\.[\w-]+\/sent$/)
  const [sent] = await received()
  expect(sent && getAnswers(sent)).toMatchObject({
    who: ['Ada', ''],
    mail: 'ada@example.com',
    glaze: 'Soot',
    extras: ['A gift box'],
    words: 'A jug',
    sketch: ['jug.pdf'],
    campaign: 'none',
  })
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL(new RegExp(`${url}$`))
  await context.close()
})

test('a form is validated on its page and sent once by keyboard, and the owner reads it', async ({
  page,
  owner,
  baseURL,
}) => {
  test.slow()
  const { url, received, studio } = await commissions(owner, 'commissions-script')
  const pageErrors = collectPageErrors(page, baseURL ?? '')
  await page.goto(`${url}?utm_campaign=spring`)
  expect(await page.context().cookies(), 'no visitor has focused the form').toEqual([])
  const first = page.getByLabel('First Name')
  const key = page.waitForResponse('**/api/form/FormSubmissionKey')
  await first.focus()
  await key
  const message = page.getByLabel('What should it be?')
  await expect(page.getByText('0 / 40')).toBeVisible()
  // The name has no limit, and no counter.
  await expect(page.locator('.counter')).toHaveCount(1)
  await message.fill('a'.repeat(41))
  await expect(page.getByText('41 / 40')).toHaveClass(/is-over/)
  await message.fill('')
  const friend = page.getByLabel('Name of your friend')
  await expect(friend).toBeHidden()
  await page.getByLabel('How did you hear of us?').selectOption('From a friend')
  await expect(friend).toBeVisible()
  await page.getByLabel('How did you hear of us?').selectOption('At the market')
  await expect(friend).toBeHidden()
  await first.focus()

  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(
    'Your form has encountered a problem. Please scroll down to review.',
  )
  await expect(page.getByText('Please scroll up to review.')).toBeVisible()
  const errors = page.locator('.field-error')
  await expect(errors).toHaveText(['Required', 'Required', 'Required', 'Required'])
  await expect(page.getByRole('group', { name: /Required.*Your name/ })).toBeVisible()
  await expectAccessible(page)

  await first.fill('Ada')
  await expect(errors).toHaveCount(3)
  await first.press('Tab')
  await page.keyboard.type('Ames')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Oat')).toBeChecked()
  await page
    .getByLabel('This was easy to find')
    .or(page.getByLabel('Strongly Agree'))
    .last()
    .check()
  await message.fill('A bowl')
  await expect(errors).toHaveCount(0)
  const sketches = page.getByLabel('Sketches')
  const chosen = page.locator('.chosen-files li')
  await sketches.setInputFiles([SKETCH, { ...SKETCH, name: 'old.pdf' }])
  await sketches.setInputFiles({ ...SKETCH, name: 'big.pdf', buffer: Buffer.alloc(1_000_001) })
  await expect(page.getByText('big.pdf was not added. A file is too large.')).toBeVisible()
  await expect(chosen).toHaveText([/^jug\.pdf/, /^old\.pdf/])
  await page.getByRole('button', { name: 'Remove old.pdf' }).click()
  await expect(chosen).toHaveCount(1)
  await expect(sketches).toBeFocused()
  await expectAccessible(page)

  // Without a response the input stays, and the same submission is sent again.
  let goOn = () => {}
  const seen = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(
    '**/api/form/SaveFormSubmission/*',
    async (route) => {
      await route.fetch()
      await seen
      await route.abort()
    },
    { times: 1 },
  )
  const send = page.getByRole('button', { name: 'Send' })
  await send.press('Enter')
  await expect(page.getByRole('button', { name: 'Saving…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  goOn()
  await expect(page.getByRole('alert')).toHaveText('Please check your internet connection.')
  await page.route('**/api/form/SaveFormSubmission/*', (route) => route.fulfill({ status: 418 }), {
    times: 1,
  })
  await send.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Unknown error, please try again later.')
  await expect(message).toHaveValue('A bowl')
  // A stale CSRF token is replaced once without a message.
  await page.context().clearCookies({ name: 'crumb' })
  await send.press('Enter')
  const thanks = page.getByText('We answer within two days.')
  await expect(thanks).toBeVisible()
  await expect(page.locator('.form-submission-text').first()).toBeFocused()
  await expect(send).toBeHidden()
  expect(pageErrors.filter((message) => !/SaveFormSubmission/.test(message))).toEqual([])

  const submissions = await received()
  expect(submissions.map(getAnswers)).toEqual([
    {
      who: ['Ada', 'Ames'],
      mail: 'ada@example.com',
      glaze: 'Oat',
      extras: [],
      from: 'At the market',
      when: ['', '', ''],
      call: ['', '', '', ''],
      survey: { 'This was easy to find': '2' },
      words: 'A bowl',
      sketch: ['jug.pdf'],
      campaign: 'spring',
    },
  ])
  const { csv } = await studio.get<{ readonly csv: string }>('/api/studio/form-submissions/export')
  expect(csv).toContain('"Ada Ames","ada@example.com","Oat"')
  await owner.goto(`/config/forms/submissions?open=${submissions[0]?.id}`)
  const downloading = owner.waitForEvent('download')
  await owner.getByRole('link', { name: 'Download jug.pdf' }).click()
  const downloaded = await downloading
  expect(downloaded.suggestedFilename()).toBe('jug.pdf')
  expect(await readFile(await downloaded.path(), 'utf8')).toBe('%PDF-1.7 jug')
})

test('a quick visitor on a slow connection does not count as a robot', async ({ page, owner }) => {
  test.slow()
  const { url, received } = await commissions(owner, 'commissions-slow')
  await page.goto(url)
  // The request for the submission key is delayed until the form is filled in.
  let goOn = () => {}
  const filled = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/form/FormSubmissionKey', async (route) => {
    await filled
    await route.continue()
  })
  const begun = page.waitForRequest('**/api/form/FormSubmissionKey')
  await page.getByLabel('First Name').fill('Ada')
  await begun
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com')
  await page.getByLabel('Oat').check()
  await page.getByLabel('What should it be?').fill('A bowl')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  goOn()
  await expect(page.getByText('We answer within two days.')).toBeVisible()
  expect(await received()).toHaveLength(1)
})

test('a newsletter subscription starts after the confirmation email', async ({
  page,
  owner,
  baseURL,
}) => {
  test.slow()
  const { url, studio } = await commissions(owner, 'commissions-letters')
  const pageErrors = collectPageErrors(page, baseURL ?? '')
  await page.goto(url)
  const main = page.getByRole('main')
  const email = main.getByLabel('Email Address')
  const key = page.waitForResponse('**/api/form/FormSubmissionKey')
  await email.fill('reader@')
  await key
  await main.getByRole('button', { name: 'Sign up' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/^Email is not valid/)
  await email.fill('newsletter@example.com')
  await page.route('**/api/form/FormSubmissionKey', (route) => route.fulfill({ status: 500 }))
  await page.reload()
  const refusedKey = page.waitForResponse('**/api/form/FormSubmissionKey')
  await email.fill('newsletter@example.com')
  await refusedKey
  await email.press('Enter')
  await expect(main.getByRole('alert')).toHaveText(
    'Could not get a form submission key, please try again later.',
  )
  await page.unroute('**/api/form/FormSubmissionKey')
  await email.press('Enter')
  await expect(main.getByText('this site cannot send emails at the moment')).toBeVisible()
  await expectAccessible(page)

  const { pathname, search } = await readEmailLink(owner, 'newsletter@example.com')
  expect(pathname).toBe('/newsletter/confirm')
  await page.goto(pathname + search)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm your subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
  const { csv } = await studio.get<{ readonly csv: string }>(
    '/api/studio/newsletter-subscribers/export',
  )
  expect(csv).toContain('"newsletter@example.com"')
  expect(pageErrors.filter((message) => !message.includes('FormSubmissionKey'))).toEqual([])
})
