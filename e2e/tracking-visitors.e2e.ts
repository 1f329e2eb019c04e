import { eventContentSchema, recordFormRender, recordOverlay } from '@vitrine/contract'
import { blockTypeCodes, pageTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import type { Request } from '@playwright/test'
import { chooseOptions, findAddButton } from './checkout-steps.ts'
import { publishBlocks } from './publish-page.ts'
import { expect } from './shop.ts'
import { StudioApi } from './studio-api.ts'
import { LOCALE, openWithBanner, test } from './tracking-calls.ts'
import { repeatUntilPassed } from './repeat.ts'

const parse = (request: Request): unknown => JSON.parse(request.postData() ?? '')

test('a popup and a quick view are recorded for visitors who accepted', async ({
  owner,
  page,
  calls,
  banner: _published,
}) => {
  const studio = new StudioApi(owner)
  const block = newBlock(() => 'popupcount', 2, {
    text: { [LOCALE]: { body: plainToRich('Ten percent off') } },
  })
  const content = newContent([{ section: newSection(() => 'popupplace'), blocks: [block] }])
  const title = { locale: LOCALE, title: 'Counted popup', slug: 'counted-popup' }
  const { id } = await studio.publish({
    kind: 'page',
    body: newPage(title, {
      ...content,
      type: pageTypeCodes['popup-overlay'],
      settings: {
        enabled: true,
        popup: { position: 'bottom-right', everyDays: 7, afterMs: 200, version: 1 },
      },
    }),
  })
  try {
    await repeatUntilPassed(async (timeout) => {
      await openWithBanner(page, '/shop')
      await expect(page.locator('.sqs-popup-overlay')).toBeAttached({ timeout })
    })
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('dialog', { name: 'Counted popup' })).toBeVisible()
    await page.keyboard.press('Escape')
    const list = () => calls.list('/overlay').map((call) => recordOverlay.body.parse(parse(call)))
    await expect.poll(() => list().map(({ action }) => action)).toEqual(['shown', 'closed'])
    expect(list()[0]).toMatchObject({ overlayId: 'Counted popup' })
  } finally {
    // A site has one popup.
    await studio.delete(`/api/studio/documents/${id}`)
  }
  const card = page.getByRole('listitem').filter({ hasText: 'Espresso cup' })
  // The script of the button gives it its name.
  await card.scrollIntoViewIfNeeded()
  const opener = card.getByRole('button', { name: 'Quick View: Espresso cup' })
  await opener.focus()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/census/RecordQuickView/*'),
    page.keyboard.press('Enter'),
  ])
  expect(request.postData()).toBeNull()
  expect((await request.response())?.status()).toBe(200)
})

test('a form is recorded when it is seen and when it is begun', async ({
  owner,
  page,
  calls,
  banner: _published,
}) => {
  const path = await publishBlocks(
    owner,
    { title: 'Counted form', slug: 'counted-form' },
    newBlock(() => 'countform', blockTypeCodes.form, {
      data: { name: 'counted', fields: [{ id: 'word', type: 'text' }] },
      text: { [LOCALE]: { 'word.title': 'Counted word', submit: 'Send' } },
    }),
  )
  await openWithBanner(page, path)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('textbox', { name: 'Counted word' }).pressSequentially('abc')
  const list = () =>
    calls.list('/form-render').map((call) => recordFormRender.body.parse(parse(call)))
  await expect.poll(() => list().map(({ action }) => action)).toEqual(['render', 'start'])
})

test('what enters and leaves the cart is recorded', async ({ page, calls, banner: _published }) => {
  const list = () =>
    calls.list('/api/v1/clanker/events').map((call) => {
      const event = JSON.parse(call.postData() ?? '')
      const content: unknown = JSON.parse(event.eventContent)
      return { name: String(event.eventSchemaName), ...eventContentSchema.parse(content) }
    })
  await openWithBanner(page, '/shop/p/espresso-cup')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => list().map(({ name }) => name)).toEqual(['product_view'])
  await chooseOptions(page, { Glaze: 'Iron' })
  await findAddButton(page).click()
  await expect.poll(() => list().map(({ name }) => name)).toEqual(['product_view', 'add_to_cart'])
  expect(list()[1]?.cart_id).toMatch(/^[\da-f-]{36}$/)
  expect(list()[1]?.item_id).toBe(list()[0]?.item_id)
  await page.goto('/cart')
  await expect.poll(() => list().at(-1)?.name).toBe('view_cart')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(() => list().at(-1)?.name).toBe('remove_from_cart')
})
