import type { Page } from '@playwright/test'
import type { DocumentWithDraft } from '@vitrine/contract'
import { createPng } from './editor-files.ts'
import { getCanvas, getSettings, waitForCanvas, waitForSave } from './editor-page.ts'
import type { Hand } from './hands.ts'
import { expect } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const STEPS = 10
/** The accent of the styles that the owner publishes. */
const ACCENT = '#0b4f8a'

function getTab({ page }: Hand, name: string) {
  return page.getByRole('tab', { name, exact: true })
}

/** Adds a block from the panel. It is selected, and the keyboard is on the canvas. */
async function addBlock(hand: Hand, name: string): Promise<void> {
  const { page } = hand
  const blocks = getCanvas(page).locator('[data-b]')
  const count = await blocks.count()
  await hand.press(getTab(hand, 'Add'))
  await hand.press(page.getByRole('radio', { name: 'Blocks', exact: true }))
  await hand.press(page.getByRole('button', { name, exact: true }))
  await expect(blocks).toHaveCount(count + 1)
  await expect(getSettings(page).getByRole('heading', { level: 2 })).toHaveText(name)
}

async function addSection(hand: Hand): Promise<void> {
  const sections = getCanvas(hand.page).locator('[data-s]')
  const count = await sections.count()
  await hand.press(getTab(hand, 'Add'))
  await hand.press(hand.page.getByRole('button', { name: 'Add section' }))
  await expect(sections).toHaveCount(count + 1)
}

/** Opens the text of the selected block, and types at its end, or in its place. */
async function typeText(hand: Hand, text: string, { replaces = false } = {}): Promise<void> {
  const { page } = hand
  await hand.press(getSettings(page).getByRole('button', { name: 'Edit text' }))
  await expect(getCanvas(page).getByRole('textbox', { name: 'Edit Text' })).toBeFocused()
  if (replaces) await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Adds the page "Workshop": a finished section, a text with images, a gallery and a button. */
export async function writePage(hand: Hand): Promise<string> {
  const { page } = hand
  await hand.press(page.getByRole('link', { name: 'Pages', exact: true }))
  await hand.press(page.getByRole('button', { name: 'Add page' }))
  const dialog = page.getByRole('dialog', { name: 'Add page' })
  await hand.fill(dialog.getByLabel('Title'), 'Workshop')
  await hand.press(dialog.getByRole('button', { name: 'Add page' }))
  await waitForCanvas(page)
  const canvas = getCanvas(page)

  await hand.press(getTab(hand, 'Add'))
  await hand.press(page.getByRole('radio', { name: 'Sections', exact: true }))
  await hand.press(page.getByRole('button', { name: 'Text and image', exact: true }))
  await expect(canvas.locator('[data-s]')).toHaveCount(1)

  await addSection(hand)
  await addBlock(hand, 'Text')
  await typeText(hand, '## Throwing days')
  await page.keyboard.press('Escape')
  await expect(canvas.getByRole('heading', { name: 'Throwing days', level: 2 })).toBeVisible()
  const images = canvas.locator('[data-b] img')
  const count = await images.count()
  await hand.bring([
    await createPng('wheel.png', '#6b4f3a'),
    await createPng('kiln.png', '#3a4f6b'),
  ])
  await expect(images).toHaveCount(count + 2)

  await addSection(hand)
  await addGallery(hand)
  await addBlock(hand, 'Button')
  const settings = getSettings(page)
  await hand.fill(settings.getByRole('textbox', { name: 'Label', exact: true }), 'Book a place')
  await hand.choose(
    settings.getByRole('button', { name: /Link$/ }),
    page.getByRole('option', { name: 'Web address', exact: true }),
  )
  await hand.fill(settings.getByRole('textbox', { name: 'Web address' }), '/contact')
  await expect(canvas.getByRole('link', { name: 'Book a place' })).toBeVisible()
  await expect(canvas.locator('[data-s]')).toHaveCount(3)
  await waitForSave(page)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function addGallery(hand: Hand): Promise<void> {
  const { page } = hand
  await addBlock(hand, 'Gallery')
  const settings = getSettings(page)
  const entries = settings.getByRole('group', { name: 'Images' }).getByRole('listitem')
  for (const index of [0, 1]) {
    await hand.press(settings.getByRole('button', { name: 'Add image' }))
    await hand.press(page.getByRole('dialog').getByRole('row').nth(index))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(entries).toHaveCount(index + 1)
  }
}

/** Makes the selected block narrower on phones alone. */
export async function adjustPhone(hand: Hand): Promise<void> {
  const { page } = hand
  const settings = getSettings(page)
  await hand.press(page.getByRole('radio', { name: 'Phone', exact: true }))
  await expect(page.getByRole('main')).toContainText('Phone layout follows desktop.')
  await hand.fill(settings.getByRole('textbox', { name: 'Width', exact: true }), '4')
  await page.keyboard.press('Tab')
  await expect(settings).toContainText('Pinned on phone.')
  await hand.press(page.getByRole('radio', { name: 'Desktop', exact: true }))
  await waitForSave(page)
}

/** Undoes ten steps and redoes them: the page is what it was. */
export async function undoAndRedo(hand: Hand, id: string): Promise<void> {
  const { page } = hand
  const read = async () =>
    (await new StudioApi(page).get<DocumentWithDraft>(`/api/studio/documents/${id}`)).body
  const before = await read()
  for (let step = 0; step < STEPS; step += 1) await hand.stepBack()
  await expect.poll(read).not.toEqual(before)
  for (let step = 0; step < STEPS; step += 1) await hand.stepForward()
  await expect(page.getByRole('button', { name: /^Redo/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(read).toEqual(before)
}

/** Changes the accent of the site, and takes the search out of its header. */
export async function changeSite(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(getTab(hand, 'Styles'))
  await hand.fill(page.getByLabel('Accent, hex value'), ACCENT)
  await expect.poll(() => readAccent(getCanvas(page))).toBe(ACCENT)
  await waitForSave(page)
  const { pathname } = new URL(page.url())
  await hand.press(page.getByRole('link', { name: 'Back to pages' }))
  await hand.press(page.getByRole('link', { name: 'Header and footer' }))
  await waitForCanvas(page)
  const search = getCanvas(page).getByRole('banner').locator('.site-tools a[href="/search"]')
  await expect(search).toBeVisible()
  await hand.press(getSettings(page).getByRole('switch', { name: 'Search' }))
  await expect(search).toHaveCount(0)
  await waitForSave(page)
  await hand.press(page.getByRole('link', { name: 'Back to pages' }))
  await hand.press(page.getByRole('treegrid').getByRole('row', { name: /^Workshop(,|$)/ }))
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname)
  await waitForCanvas(page)
}

function readAccent(at: Pick<Page, 'locator'>): Promise<string> {
  return at
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--accent').trim())
}

/** Selects the text of the page in the layers. */
async function selectText(hand: Hand, text: string): Promise<void> {
  const { page } = hand
  await hand.press(getTab(hand, 'Layers'))
  await hand.press(page.getByRole('treegrid').getByRole('row').filter({ hasText: text }).last())
  await expect(getSettings(page).getByRole('heading', { level: 2 })).toHaveText('Text')
}

/** Loses the connection and the window while a text is typed. Returns the next window, which has it all. */
export async function loseWindow(hand: Hand): Promise<Page> {
  const { page } = hand
  await selectText(hand, 'Throwing days')
  await page.context().setOffline(true)
  await typeText(hand, ' begin at nine')
  await expect(page.getByText(/^Offline\./)).toBeVisible()
  await page.keyboard.type(' and end at')
  const next = await page.context().newPage()
  await next.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 })
  await page.close({ runBeforeUnload: false })
  // A window that stays behind draws no frames, and its canvas gets no size.
  await next.bringToFront()
  await next.context().setOffline(false)
  await next.goto(page.url())
  await waitForCanvas(next)
  await expect(next.getByText('Your unsaved changes were saved.')).toBeVisible()
  await expect(getCanvas(next).getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(
    getCanvas(next).getByRole('heading', { name: 'Throwing days begin at nine and end at' }),
  ).toBeVisible()
  await waitForSave(next)
  return next
}

async function chooseLanguage(hand: Hand, name: RegExp): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('banner').getByRole('button', { name: /^Language: / }))
  await hand.press(page.getByRole('menuitemradio', { name }))
}

/** Writes the title, the URL and a text of the page in French. */
export async function translate(hand: Hand): Promise<void> {
  const { page } = hand
  await chooseLanguage(hand, /^French/)
  await expect(page).toHaveURL(/locale=fr/)
  await waitForCanvas(page)
  await hand.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Atelier')
  await hand.fill(page.getByRole('textbox', { name: 'URL', exact: true }), 'atelier-de-poterie')
  await selectText(hand, 'Throwing days')
  await typeText(hand, 'Journées de tournage', { replaces: true })
  await page.keyboard.press('Escape')
  await waitForSave(page)
  await chooseLanguage(hand, /^British English/)
  await expect(page).not.toHaveURL(/locale=fr/)
  await waitForCanvas(page)
}

/** Publishes the page in both languages, with the header and the styles. */
export async function publish(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('button', { name: /^Publish/ }))
  const drawer = page.getByRole('dialog', { name: 'Publish changes' })
  const languages = drawer.getByRole('group', { name: 'Languages of Workshop' })
  const boxes = [
    languages.getByRole('checkbox', { name: 'French' }),
    drawer.getByRole('checkbox', { name: 'Header and footer' }),
    drawer.getByRole('checkbox', { name: 'Site styles' }),
  ]
  for (const box of boxes) {
    if (!(await box.isChecked())) await hand.press(box)
    await expect(box).toBeChecked()
  }
  await hand.press(drawer.getByRole('button', { name: 'Publish 3 changes' }))
  await expect(drawer.getByRole('link', { name: 'View Workshop' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'View Atelier' })).toBeVisible()
}

export async function rollBack(hand: Hand): Promise<void> {
  const { page } = hand
  const drawer = page.getByRole('dialog', { name: 'Publish changes' })
  await hand.press(drawer.getByRole('button', { name: 'Roll back' }))
  const question = drawer.getByRole('group', { name: 'Roll back this publication?' })
  await hand.press(question.getByRole('button', { name: 'Roll back' }))
  await expect(drawer.getByText('Rolled back')).toBeVisible()
}

/** Expects a visitor to see what was published. */
export async function expectPublished(visitor: Page): Promise<void> {
  await visitor.goto('/workshop')
  await expect(visitor.getByRole('heading', { name: /^Throwing days begin/ })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Book a place' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(visitor.getByRole('banner').locator('a[href="/search"]')).toHaveCount(0)
  expect(await readAccent(visitor)).toBe(ACCENT)
  await expectSections(visitor)
  await visitor.goto('/fr/atelier-de-poterie')
  await expect(visitor.getByRole('heading', { name: 'Journées de tournage' })).toBeVisible()
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr')
}

/** Expects the three sections with their images, and the button narrower than its section on a phone. */
async function expectSections(visitor: Page): Promise<void> {
  const main = visitor.getByRole('main')
  const sections = main.locator('.page-section')
  await expect(sections).toHaveCount(3)
  const images = sections.locator('img')
  await expect.poll(() => images.count()).toBeGreaterThanOrEqual(4)
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    const isShown = () => image.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)
    await expect.poll(isShown).toBe(true)
  }
  const desktop = visitor.viewportSize()
  await visitor.setViewportSize({ width: 375, height: 812 })
  const link = visitor.getByRole('link', { name: 'Book a place' })
  const button = main.locator('.fe-block').filter({ has: link })
  const share = () =>
    button.evaluate((block) => block.clientWidth / (block.parentElement?.clientWidth ?? 0))
  await expect.poll(share).toBeLessThan(0.6)
  if (desktop) await visitor.setViewportSize(desktop)
}

/** Expects a visitor to see the site as it was. */
export async function expectRolledBack(visitor: Page): Promise<void> {
  await expect.poll(async () => (await visitor.goto('/workshop'))?.status()).toBe(404)
  await expect.poll(async () => (await visitor.goto('/fr/atelier-de-poterie'))?.status()).toBe(404)
  await visitor.goto('/')
  await expect(
    visitor.getByRole('banner').locator('a[href="/search"]').filter({ visible: true }),
  ).toHaveCount(1)
  expect(await readAccent(visitor)).not.toBe(ACCENT)
}
