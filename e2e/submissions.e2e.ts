import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const LOCALE = 'en-GB'
const FORM = 9
const NEWSLETTER = 51

/** Publishes a page with a form that asks for a name, an email address and a message. */
async function publishForm(owner: Page): Promise<void> {
  let next = 0
  const newId = () => `inbox-${++next}`
  const form = newBlock(newId, FORM, {
    data: {
      name: 'Kiln rental',
      fields: [
        { id: 'who', type: 'name', required: true },
        { id: 'mail', type: 'email', required: true },
        { id: 'words', type: 'textarea', required: true },
      ],
    },
    text: {
      [LOCALE]: {
        'who.title': 'Your name',
        'mail.title': 'Email',
        'words.title': 'Your plans',
        submit: 'Send',
        disclaimer: plainToRich('We delete requests after a year.'),
        message: plainToRich('Thank you.'),
      },
    },
  })
  const content = newContent([{ section: newSection(newId), blocks: [form] }])
  const body = newPage({ locale: LOCALE, title: 'Rent a kiln', slug: 'rent-a-kiln' }, content)
  await new StudioApi(owner).publish({ kind: 'page', body })
}

async function send(page: Page, name: string, message: string): Promise<void> {
  await page.goto('/rent-a-kiln')
  const main = page.getByRole('main')
  await main.getByLabel('First Name').fill(name)
  await main.getByRole('textbox', { name: 'Email', exact: true }).fill('plans@example.com')
  await main.getByLabel('Your plans').fill(message)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you.')).toBeVisible()
}

test('visitors send a form, and the owner reads, filters, exports and deletes what they sent', async ({
  browser,
  baseURL,
  owner,
}) => {
  test.slow()
  await publishForm(owner)
  // Without scripts no submission is too quick.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const visitor = await context.newPage()
  await send(visitor, 'Ada', 'Twelve bowls in October')
  await send(visitor, 'Grace', 'One large platter')
  await context.close()

  await owner.goto('/config/forms')
  const form = owner.getByRole('row', { name: /Kiln rental/ })
  await expect(form).toContainText('2 unread')
  await expect(form.getByRole('link', { name: 'Rent a kiln' })).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await form.getByRole('link', { name: 'Kiln rental' }).press('Enter')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Kiln rental')
  await expect(owner.getByRole('row', { name: /One large platter/ })).toContainText('Unread')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await owner.getByRole('link', { name: 'Open the submission of Ada' }).press('Enter')
  const drawer = owner.getByRole('dialog', { name: 'Submission of Ada' })
  await expect(drawer.getByText('Twelve bowls in October')).toBeVisible()
  await expect(drawer.getByText('We delete requests after a year.')).toBeVisible()
  await expect(drawer.getByText('Read', { exact: true })).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await owner.getByText('Unread (1)').click()
  await expect(owner.getByRole('row', { name: /Twelve bowls/ })).toBeHidden()
  await owner.getByText('Inbox (2)').click()
  await owner.getByRole('searchbox', { name: 'Search submissions' }).fill('platter')
  await expect(owner.getByRole('row', { name: /Twelve bowls/ })).toBeHidden()
  const download = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Export CSV' }).press('Enter')
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('"Grace","plans@example.com","One large platter"')
  expect(csv).not.toContain('Twelve bowls')

  await owner.getByRole('checkbox', { name: 'Select the submission of Grace' }).press('Space')
  await owner.getByRole('button', { name: 'Delete' }).press('Enter')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(owner.getByText('1 submission deleted')).toBeVisible()
  await expect(owner.getByText('No matching submissions')).toBeVisible()
})

test('a visitor subscribes, and the owner adds, imports, filters, exports and deletes subscribers', async ({
  browser,
  baseURL,
  owner,
}) => {
  test.slow()
  const newsletter = newBlock(() => 'kiln-news', NEWSLETTER, {
    text: { [LOCALE]: { submit: 'Sign up', disclaimer: plainToRich('Four times a year.') } },
  })
  const section = newSection(() => 'kiln-section')
  const content = newContent([{ section, blocks: [newsletter] }])
  const body = newPage({ locale: LOCALE, title: 'Kiln news', slug: 'kiln-news' }, content)
  await new StudioApi(owner).publish({ kind: 'page', body })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const visitor = await context.newPage()
  await visitor.goto('/kiln-news')
  const main = visitor.getByRole('main')
  await main.getByLabel('Email Address').fill('kiln-reader@example.com')
  await main.getByRole('button', { name: 'Sign up' }).click()
  await expect(visitor).toHaveURL(/\/sent$/)
  await context.close()

  await owner.goto('/config/subscribers?search=kiln-')
  const reader = owner.getByRole('row', { name: /kiln-reader@example.com/ })
  await expect(reader).toContainText('Form on Kiln news')
  await expect(reader).toContainText('Four times a year.')
  await expect(reader).toContainText('Waiting')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await owner.getByRole('button', { name: 'Add subscriber' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: 'Add subscriber' })
  await dialog.getByLabel('Email').fill('kiln-reader@example.com')
  await dialog.getByLabel('How the person agreed').fill('Asked at the counter')
  await dialog.getByRole('button', { name: 'Add subscriber' }).press('Enter')
  await expect(dialog.getByText(/is a subscriber already/).first()).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByLabel('Email').fill('kiln-guest@example.com')
  await dialog.getByRole('button', { name: 'Add subscriber' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(owner.getByRole('row', { name: /kiln-guest@example.com/ })).toContainText(
    'Asked at the counter',
  )

  await owner.getByRole('link', { name: 'Import', exact: true }).press('Enter')
  await owner.getByLabel('CSV file of subscribers').setInputFiles({
    name: 'readers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Email,Confirmed On\nkiln-old@example.com,2026-01-31\nkiln-reader@example.com,\nkiln@,\n',
    ),
  })
  await owner.getByLabel('How these people agreed').fill('Readers of the printed newsletter')
  await owner.getByRole('button', { name: 'Check file' }).press('Enter')
  await expect(owner.getByText('Row 3, Email: is a subscriber already')).toBeVisible()
  await expect(owner.getByText('Row 4, Email: is not a valid email address')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('button', { name: 'Import 1 subscriber' }).press('Enter')
  await expect(owner.getByText('1 subscriber imported')).toBeVisible()

  await owner.goto('/config/subscribers?search=kiln-')
  await owner.getByText('Confirmed (1)').click()
  await expect(owner.getByRole('row', { name: /kiln-old@example.com/ })).toBeVisible()
  await expect(reader).toBeHidden()
  const download = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Export CSV' }).press('Enter')
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('"kiln-old@example.com"')
  expect(csv).not.toContain('kiln-reader@example.com')
  await owner.getByText('All (3)').click()
  await expect(reader).toBeVisible()
  await owner.getByRole('checkbox', { name: 'Select all' }).press('Space')
  await owner.getByRole('button', { name: 'Delete' }).press('Enter')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(owner.getByText('3 subscribers deleted')).toBeVisible()
})
