import type { DocumentWithDraft } from '@vitrine/contract'
import { pageTypeCodes } from '@vitrine/model'
import { newPage } from '@vitrine/page'
import { addPage, getCanvas, getSettings, waitForCanvas, waitForSave } from './editor-page.ts'
import { findPoint } from './editor-pointer.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test('a title or URL that is refused stays in its field, and the editor says that it is not saved', async ({
  owner,
}) => {
  await addPage(owner, 'Refused diary')
  const settings = getSettings(owner)
  const bar = owner.getByRole('banner')
  const url = settings.getByRole('textbox', { name: 'URL' })
  await url.fill('about')
  await expect(settings).toContainText('“About” has this URL. Choose a different one.')
  const refused = bar.getByRole('button', { name: 'Not saved: URL' })
  await expect(refused).toBeVisible()

  await owner.getByRole('tab', { name: 'Add' }).click()
  await owner.getByRole('radio', { name: 'Blocks' }).click()
  await owner.getByRole('button', { name: 'Text', exact: true }).click()
  await expect(settings.getByRole('heading', { level: 2 })).toHaveText('Text')
  await refused.click()
  await expect(url).toBeFocused()
  await expect(url).toHaveValue('about')
  await expect(settings).toContainText('“About” has this URL. Choose a different one.')

  for (const slug of ['checkout', 'api']) {
    await url.fill(slug)
    await expect(settings).toContainText(`/${slug} is reserved by Vitrine. Choose a different URL.`)
  }
  await url.fill('fr')
  await expect(settings).toContainText('/fr is the prefix of a language of this site.')
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('')
  await expect(bar.getByRole('button', { name: 'Not saved: Title, URL' })).toBeVisible()
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Accepted diary')

  // Publishing leads to the field first.
  await getCanvas(owner).locator('[data-b]').first().dispatchEvent('click')
  await bar.getByRole('button', { name: /^Publish/ }).click()
  await expect(url).toBeFocused()
  await url.fill('accepted-diary')
  await waitForSave(owner)
  await owner.reload()
  await waitForCanvas(owner)
  await expect(url).toHaveValue('accepted-diary')
})

test('cover pages and lock screens have the settings that visitors see, and a page can be private', async ({
  owner,
  page,
}) => {
  const api = new StudioApi(owner)
  const open = async (title: string, type: keyof typeof pageTypeCodes) => {
    const naming = { locale: 'en-GB', title, slug: title.toLowerCase().replaceAll(' ', '-') }
    const body = newPage(naming, { type: pageTypeCodes[type] })
    const made = { kind: 'page', body }
    const { id } = await api.post<DocumentWithDraft>('/api/studio/documents', made)
    await owner.goto(`/config/pages/${id}`)
    await waitForCanvas(owner)
    return id
  }
  const settings = getSettings(owner)
  const lock = await open('Own lock screen', 'lock-screen')
  await expect(settings).toContainText('Visitors see it above the field for the password.')
  for (const name of ['Access', 'State', 'Page code'])
    await expect(settings.getByRole('region', { name })).toHaveCount(0)
  await api.delete(`/api/studio/documents/${lock}`)

  const cover = await open('Covered diary', 'splash-page')
  await expect(settings).toContainText('Visitors see it on its own, without header and footer.')
  await expect(settings.getByRole('region', { name: 'Access' })).toBeVisible()
  await api.publishRev({ id: cover, rev: 1 })
  expect((await page.goto('/covered-diary'))?.status()).toBe(200)
  await settings.locator('label').filter({ hasText: 'Private' }).click()
  const readDraft = () => api.get<DocumentWithDraft>(`/api/studio/documents/${cover}`)
  await expect
    .poll(async () => (await readDraft()).body['settings'])
    .toMatchObject({ enabled: false })
  await api.publishRev(await readDraft())
  await expect.poll(async () => (await page.goto('/covered-diary'))?.status()).toBe(404)
})

test('a section is added above the first one', async ({ owner }) => {
  await addPage(owner, 'Topped diary')
  const canvas = getCanvas(owner)
  const sections = canvas.locator('[data-s]')
  await expect(sections).toHaveCount(1)
  const first = await sections.first().getAttribute('data-s')
  // Beside the panel, which is over an empty page.
  const inside = await findPoint(owner, sections.first(), { x: 700, y: 40 })
  await owner.mouse.click(inside.x, inside.y)
  const plus = await findPoint(owner, canvas.locator('.add[data-add=above]'), { x: 14, y: 14 })
  await owner.mouse.click(plus.x, plus.y)
  await expect(sections).toHaveCount(2)
  await expect(sections.last()).toHaveAttribute('data-s', first ?? '')
})
