import type { Page } from '@playwright/test'
import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { collectPageErrors, expectAccessible } from './accessibility.ts'
import { addBlock, addPage, getCanvas, getSettings, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const LOCALE = 'en-GB'
const FORM = 9

/** Shows a text of 60 px with the origin that it runs in. */
const CODE = `<p id="offer" style="margin:0;height:60px">Take 10% off.</p>
<script>document.getElementById('offer').append(' ' + window.origin)</script>`

/** Publishes a page with a form that shows code once it has been submitted. */
async function publishForm(owner: Page, slug: string) {
  let next = 0
  const newId = () => `${slug}-${++next}`
  const form = newBlock(newId, FORM, {
    data: { fields: [{ id: 'mail', type: 'email', required: true }], submissionHtml: CODE },
    text: { [LOCALE]: { 'mail.title': 'Email', submit: 'Send', message: 'Thank you.' } },
    place: { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0 } },
    auto: { h: 'content' },
  })
  const content = newContent([{ section: newSection(newId), blocks: [form] }])
  const body = newPage({ locale: LOCALE, title: 'Offers', slug }, content)
  const { id } = await new StudioApi(owner).publish({ kind: 'page', body })
  const sentUrl = `/form/${id}.${form.id}/sent`
  return { url: `/${slug}`, framePath: `/static/code/${id}/${form.id}`, sentUrl }
}

test('the code of a form runs in its frame once the form has been submitted, and only once', async ({
  page,
  owner,
  baseURL,
}) => {
  test.slow()
  const { url, framePath, sentUrl } = await publishForm(owner, 'offers-script')
  const pageErrors = collectPageErrors(page, baseURL ?? '')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(framePath)) loads.push(request.url())
  })
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com')
  expect(loads).toEqual([])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you.')).toBeVisible()
  const frame = page.locator('iframe[title="Embedded content"]')
  // The frame has an opaque origin, and the height of its content.
  await expect(frame.contentFrame().getByText('Take 10% off. null')).toBeVisible()
  await expect(frame).toHaveAttribute('height', '60')
  expect(loads).toHaveLength(1)
  await page.goto(sentUrl)
  await expect(frame).toHaveAttribute('height', '60')
  expect(loads).toHaveLength(2)
  expect(pageErrors).toEqual([])
})

test('the code of a form is on the page after submitting without JavaScript', async ({
  browser,
  owner,
  baseURL,
}) => {
  test.slow()
  const { url } = await publishForm(owner, 'offers-plain')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(url)
  const frame = page.locator('iframe[title="Embedded content"]')
  await expect(frame).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/sent$/)
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(frame.contentFrame().getByText('Take 10% off.')).toBeVisible()
  await context.close()
})

test('an owner writes the code in the settings of the form', async ({ owner, page }) => {
  await addPage(owner, 'Ask for an offer')
  await addBlock(owner, 'Form')
  const settings = getSettings(owner)
  await settings.getByRole('tab', { name: 'Advanced' }).click()
  const code = settings.getByRole('textbox', { name: 'Code after submitting', exact: true })
  await code.fill('<p>Offer</p>')
  await expectAccessible(owner)
  await waitForSave(owner)
  await expect(getCanvas(owner).locator('iframe')).toHaveCount(0)
  await owner.getByRole('button', { name: 'Publish' }).click()
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish \d+ change/ })
    .click()
  await expect(owner.getByText('Visitors see the new version now.')).toBeVisible()
  await page.goto('/ask-for-an-offer')
  await expect(page.locator('.form-submission-html')).toHaveCount(1)
  await expect(page.locator('.form-submission-html')).toBeHidden()
})
