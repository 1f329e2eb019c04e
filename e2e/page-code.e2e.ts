import type { Locator } from '@playwright/test'
import { newPage } from '@vitrine/page'
import type { DocumentWithDraft, listDocuments, Reply } from '@vitrine/contract'
import { expectAccessible } from './accessibility.ts'
import { addPage, getCanvas, getSettings, waitForCanvas, waitForSave } from './editor-page.ts'
import { expect, getEnv, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const CHECK =
  'Visitors do not receive a part of the page code: <script>. Scripts do not run in pages of this server. Use a code block, or ask its operator.'

test('an owner adds code to a page, by keyboard, and a check lists what is removed', async ({
  owner,
  page,
}) => {
  await addPage(owner, 'Coded diary')
  const settings = getSettings(owner)
  const head = settings.getByRole('textbox', { name: 'Head', exact: true })
  const foot = settings.getByRole('textbox', { name: 'End of page', exact: true })
  await expect(head).toHaveAccessibleDescription(/To leave the field, press Escape, then Tab\.$/)

  await head.focus()
  await owner.keyboard.type('<style>\n')
  await owner.keyboard.press('Tab')
  await owner.keyboard.type('#coded { color: rgb(1, 2, 3) }')
  await expect(head).toBeFocused()
  await owner.keyboard.press('Shift+Tab')
  await expect(head).toBeFocused()
  await owner.keyboard.type('\n</style>')
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('Tab')
  await expect(foot).toBeFocused()
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('Shift+Tab')
  await expect(head).toBeFocused()

  await foot.fill('<p id="coded">Coded</p><script>document.title = "Ran"</script>')
  await expect(settings).toContainText('3 lines')
  await expect(getCanvas(owner).locator('#coded')).toHaveText('Coded')
  await expect(getCanvas(owner).locator('#coded')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expectAccessible(owner)
  await waitForSave(owner)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(foot).toContainText('Coded')
  await expect(getCanvas(owner).locator('#coded')).toHaveText('Coded')
  await expect(getCanvas(owner).locator('script:not([nonce])')).toHaveCount(0)

  await owner.getByRole('button', { name: 'Publish' }).click()
  const drawer = owner.getByRole('dialog')
  const issue = drawer.getByRole('listitem').filter({ hasText: CHECK })
  await issue.getByRole('button', { name: 'Show' }).click()
  await expect(settings.getByRole('region', { name: 'Page code' })).toBeFocused()
  await owner.getByRole('button', { name: 'Publish' }).click()
  await drawer.getByRole('button', { name: /^Publish \d+ change/ }).click()
  await expect(drawer.getByRole('link', { name: 'View Coded diary' })).toBeVisible()
  await page.goto('/coded-diary')
  await expect(page.locator('#coded')).toHaveText('Coded')
  await expect(page).not.toHaveTitle('Ran')
  await expect(page.locator('#coded')).toHaveCSS('color', 'rgb(1, 2, 3)')
})

test('code for every page is undone and redone, and reaches the settings of the site', async ({
  owner,
}) => {
  await owner.goto('/config/pages/header-footer')
  await waitForCanvas(owner)
  const group = getSettings(owner).getByRole('region', { name: 'Code of every page' })
  const head = group.getByRole('textbox', { name: 'Head', exact: true })
  await head.fill('<meta name="site-check" content="a">')
  const undo = owner.getByRole('button', { name: 'Undo change the code of every page' })
  await undo.click()
  await expect(head).toHaveText('')
  await owner.getByRole('button', { name: 'Redo change the code of every page' }).click()
  await expect(head).toContainText('site-check')
  await waitForSave(owner)
  const readCode = async () => {
    const api = new StudioApi(owner)
    const list = '/api/studio/documents?kind=site-settings'
    const { documents } = await api.get<Reply<typeof listDocuments>>(list)
    const path = `/api/studio/documents/${documents[0]?.id}`
    return (await api.get<DocumentWithDraft>(path)).body['code']
  }
  await expect.poll(readCode).toEqual({ head: '<meta name="site-check" content="a">' })
  await undo.click()
  await waitForSave(owner)
  await expect.poll(readCode).toBeUndefined()
})

test('code is shown and not edited on Android', async ({ owner, browser, ownerState }) => {
  await addPage(owner, 'Android diary')
  const url = owner.url()
  const field = getSettings(owner).getByRole('textbox', { name: 'Head', exact: true })
  await field.fill('<meta name="phone" content="a">')
  await waitForSave(owner)
  const context = await browser.newContext({
    baseURL: getEnv('SHOP_URL'),
    storageState: ownerState,
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile',
  })
  const phone = await context.newPage()
  await phone.goto(url)
  await waitForCanvas(phone)
  const shown = getSettings(phone).getByRole('textbox', { name: 'Head', exact: true })
  await expect(shown).toHaveValue('<meta name="phone" content="a">')
  await expect(shown).not.toBeEditable()
  await expect(shown).toHaveAccessibleDescription('Code editing is not available on Android')
  await expectAccessible(phone)
  await context.close()
})

test('changed code is compared below the pages, on a phone and on a desktop', async ({ owner }) => {
  const api = new StudioApi(owner)
  const code = { head: '<meta name="a" content="a value that does not fit a line of a phone">' }
  const page = newPage({ locale: 'en-GB', title: 'Compared', slug: 'compared' })
  const { id } = await api.publish({
    kind: 'page',
    body: { ...page, settings: { ...page.settings, code } },
  })
  const op = { op: 'set', path: ['settings', 'code', 'foot'], value: '<p>The end</p>' }
  const set = { seq: 1, command: 'page.setCode', label: 'change code', ops: [op] }
  await api.post(`/api/studio/documents/${id}/changes`, {
    ...{ base: 1, clientId: 'client-of-test' },
    sets: [set],
  })
  await owner.goto(`/config/pages/${id}`)
  await waitForCanvas(owner)
  await owner.getByRole('button', { name: /^Publish/ }).click()
  await owner.getByRole('button', { name: 'Compare Compared' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Compare Compared' })
  await expectCodeBelowPages(dialog)
  await owner.goto(`/config/pages/${id}/versions`)
  await owner.getByRole('button', { name: /Live/ }).click()
  await expectCodeBelowPages(owner.getByRole('main'))
})

/** Expects pages with a height to look at, one after the other on a phone, and the changed code below them. */
async function expectCodeBelowPages(place: Locator): Promise<void> {
  await expect(place.locator('iframe[data-loaded]')).toHaveCount(2)
  const heading = place.getByRole('heading', { name: 'Changed code' })
  await expect(heading).toBeVisible()
  for (const width of [1280, 375]) {
    await place.page().setViewportSize({ width, height: 800 })
    await expect(async () => {
      const pages = await place.getByRole('figure').all()
      const boxes = await Promise.all(
        [...pages.slice(0, 2), heading].map((each) => each.boundingBox()),
      )
      const [one, two, code] = boxes.map((box) => ({
        start: box?.y ?? 0,
        height: box?.height ?? 0,
      }))
      if (!one || !two || !code) throw new Error('A page is missing')
      expect(Math.min(one.height, two.height)).toBeGreaterThan(300)
      if (width === 375) expect(two.start).toBeGreaterThanOrEqual(one.start + one.height)
      expect(code.start).toBeGreaterThanOrEqual(two.start + two.height)
    }).toPass()
    await place.page().screenshot({ path: test.info().outputPath(`code-${width}.png`) })
  }
  await place.page().setViewportSize({ width: 1280, height: 800 })
}
