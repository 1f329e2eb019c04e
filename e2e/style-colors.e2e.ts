import type { DocumentWithDraft } from '@vitrine/contract'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { addPage, getCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

function readToken(owner: Page, name: string): Promise<string> {
  return getCanvas(owner)
    .locator('html')
    .evaluate((html, token) => getComputedStyle(html).getPropertyValue(token).trim(), name)
}

/** Reads the color of links: the accent until the owner gives them one of their own. */
async function readLinkColor(owner: Page): Promise<string> {
  return (await readToken(owner, '--link')) || readToken(owner, '--accent')
}

async function openStyles(owner: Page): Promise<void> {
  await owner.getByRole('tab', { name: 'Styles' }).click()
  await expect(owner.getByRole('heading', { name: 'Site styles' })).toBeVisible()
}

test('an owner changes single colors of a color theme, and returns to the derived ones', async ({
  owner,
}) => {
  await addPage(owner, 'Diary with blue links')
  await openStyles(owner)
  const link = await readLinkColor(owner)
  await owner.getByText('Colors of one color theme').click()
  const colors = owner.getByRole('list', { name: 'Colors of Lightest' })
  await colors.getByLabel('Links, hex value').fill('#0b4f8a')
  await expect.poll(() => readLinkColor(owner)).toBe('#0b4f8a')
  // Too light for text on the page: it is corrected, and told where it was typed.
  await colors.getByLabel('Headings, hex value').fill('#fff0a0')
  await expect(colors.getByText('Headings darkened from #fff0a0')).toBeVisible()
  expect(await readToken(owner, '--heading')).not.toBe('#fff0a0')
  await expectAccessible(owner)
  await colors.getByRole('button', { name: 'Use original Headings, #fff0a0' }).click()
  await expect.poll(() => readToken(owner, '--heading')).toBe('#fff0a0')

  await colors.getByRole('button', { name: 'Use the derived color: Links' }).click()
  await expect.poll(() => readLinkColor(owner)).toBe(link)
  await owner.getByRole('button', { name: 'Undo use derived colors' }).click()
  await expect.poll(() => readLinkColor(owner)).toBe('#0b4f8a')
  await owner.getByRole('button', { name: 'Use all derived colors of Lightest' }).click()
  await expect.poll(() => readLinkColor(owner)).toBe(link)
  await expect(colors.getByRole('button', { name: 'Use the derived color' })).toHaveCount(0)
  await waitForSave(owner)
})

test('an owner takes a palette from an image, and sees each font as it is', async ({ owner }) => {
  await addPage(owner, 'Diary in the colors of an image')
  await openStyles(owner)
  const accent = await readToken(owner, '--accent')
  await owner.getByText('Colors from a logo or image').click()
  const panel = owner.getByRole('tabpanel', { name: 'Styles' })
  await panel.getByRole('button', { name: 'Choose image' }).click()
  await owner.getByRole('dialog').getByRole('row').first().click()
  const palettes = owner.getByRole('radiogroup', { name: /^Palettes from / })
  await palettes.getByText('Neutral').click()
  await expect.poll(() => readToken(owner, '--ground')).toBe('#ffffff')
  expect(await readToken(owner, '--accent')).not.toBe(accent)
  expect(await palettes.getByRole('radio').count()).toBeGreaterThanOrEqual(4)
  await expectAccessible(owner)
  await palettes.getByText('As before').click()
  await expect.poll(() => readToken(owner, '--accent')).toBe(accent)
  for (let step = 0; step < 2; step += 1)
    await owner.getByRole('button', { name: 'Undo take colors from an image' }).click()

  const pairs = owner.getByRole('radiogroup', { name: 'Font pair' })
  await expect(pairs.getByText('Fonts of the theme')).toHaveCSS('font-family', /theme-preview-/)
  await owner.route('**/static/theme/fonts/*', (route) => route.abort())
  await owner.reload()
  await openStyles(owner)
  const notice = owner.getByText(/^Unable to load preview for /)
  await expect(notice).toBeVisible()
  await owner.unroute('**/static/theme/fonts/*')
  await owner.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
  await owner.route('**/site.css*', (route) => route.abort())
  await owner.reload()
  await openStyles(owner)
  await expect(owner.getByText('Unable to load fonts')).toBeVisible()
  await owner.unroute('**/site.css*')
  await owner.getByRole('button', { name: 'Try again' }).click()
  await expect(owner.getByText('Unable to load fonts')).toBeHidden()
  await waitForSave(owner)
})

/** Uploads an image of one color as a person does. Returns its id. */
async function uploadImage(owner: Page, name: string, background: string): Promise<string> {
  const image = sharp({ create: { width: 400, height: 160, channels: 3, background } })
  await owner.goto('/config/files')
  const main = owner.getByRole('main')
  await main
    .getByLabel('Files', { exact: true })
    .and(owner.locator('input'))
    .setInputFiles({ name, mimeType: 'image/png', buffer: await image.png().toBuffer() })
  await expect(main.getByRole('list', { name: 'Uploads' })).toContainText('Uploaded')
  const api = new StudioApi(owner)
  const { files } = await api.get<{ files: readonly { id: string; filename: string }[] }>(
    '/api/studio/files?kind=image',
  )
  const id = files.find(({ filename }) => filename === name)?.id
  if (id === undefined) throw new Error('The image is in the library')
  return id
}

/** Changes the logo in the draft of the site settings. Returns the one before. */
async function setLogo(owner: Page, logoImageId: unknown): Promise<unknown> {
  const api = new StudioApi(owner)
  const { documents } = await api.get<{ documents: readonly { id: string }[] }>(
    '/api/studio/documents?kind=site-settings',
  )
  const path = `/api/studio/documents/${documents[0]?.id ?? ''}`
  const { rev, body } = await api.get<DocumentWithDraft>(path)
  const op = { path: ['logoImageId'] }
  const ops = [
    logoImageId === undefined ? { op: 'unset', ...op } : { op: 'set', ...op, value: logoImageId },
  ]
  const sets = [{ seq: 1, command: 'settings.set', label: 'logo', ops }]
  await api.post(`${path}/changes`, { base: rev, clientId: `logo-${crypto.randomUUID()}`, sets })
  return body['logoImageId']
}

test('an owner takes a palette from the uploaded logo of the site', async ({ owner }) => {
  const logo = await uploadImage(owner, 'teal-logo.png', '#0b7a75')
  const before = await setLogo(owner, logo)
  await addPage(owner, 'Diary in the colors of the logo')
  await openStyles(owner)
  await owner.getByText('Colors from a logo or image').click()
  const panel = owner.getByRole('tabpanel', { name: 'Styles' })
  await panel.getByRole('button', { name: 'Use site logo' }).click()
  const palettes = owner.getByRole('radiogroup', { name: 'Palettes from teal-logo.png' })
  await palettes.getByText('Neutral').click()
  // A quiet teal: more green and blue than red.
  const accent = panel.getByLabel('Accent, hex value')
  const isTeal = async () => {
    const [red = 0, green = 0, blue = 0] = Buffer.from((await accent.inputValue()).slice(1), 'hex')
    return green > red + 20 && blue > red + 20
  }
  await expect.poll(isTeal).toBe(true)
  await expect(panel.getByRole('button', { name: 'Use site logo' })).toHaveCount(0)
  await owner.getByRole('button', { name: 'Undo take colors from an image' }).click()
  await waitForSave(owner)
  await setLogo(owner, before)
})
