import type { Page } from '@playwright/test'
import type { Session } from '@vitrine/contract'
import { newCollection, newFolder, newPage } from '@vitrine/page'
import { expectAccessible, IS_FULL_SIZE, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import {
  addBlock,
  chooseOption,
  getCanvas,
  getSettings,
  waitForCanvas,
  waitForSave,
} from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'

/** The heading that visitors see on the default of each page. */
const TYPES = {
  'Page not found': 'This page could not be found',
  'Error page': 'Something went wrong',
  'Search results': 'Search',
  'Lock screen': 'This page is locked',
  'Members-only item': 'Title of the item',
  'Members-only page': 'Members only',
  'Sign-in page': 'Sign in',
}
/** The pages that `npm test` begins, one of each shape; the others differ in their texts alone. */
const OFTEN = ['Page not found', 'Lock screen', 'Members-only item']

function getRow(owner: Page, title: string) {
  return owner
    .getByRole('main')
    .getByRole('treegrid', { name: 'Pages' })
    .getByRole('row', { name: new RegExp(`^${title}(,|$)`) })
}

/** Sets when and where the open popup appears. */
async function setPopup(owner: Page): Promise<void> {
  const settings = getSettings(owner)
  await expect(settings.getByRole('textbox', { name: 'Seconds' })).toHaveValue('5')
  await settings.locator('label').filter({ hasText: 'After a part of the page' }).click()
  await settings.getByRole('textbox', { name: 'Scrolled part of the page' }).fill('30')
  await settings.getByRole('textbox', { name: 'Days until it appears again' }).fill('0')
  await chooseOption(owner, /Position$/, 'Bottom right')
  await settings.getByRole('button', { name: 'Show again' }).click()
  await expectAccessible(owner, [1280])
  await owner.screenshot({ path: test.info().outputPath('popup.png') })
  await waitForSave(owner)
  const id = new URL(owner.url()).pathname.split('/').at(-1)
  const path = `/api/studio/documents/${id}`
  const popup = { position: 'bottom-right', everyDays: 0, afterScroll: 30, version: 2 }
  const { body } = await new StudioApi(owner).get<{ readonly body: unknown }>(path)
  expect(body).toMatchObject({ settings: { popup } })
}

/** Checks that a title in use gets a free URL, and that a URL in use is refused. */
async function checkTakenUrl(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Add item' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add item' })
  const url = dialog.getByRole('textbox', { name: 'URL' })
  await dialog.getByLabel('Title').fill('First firing')
  await expect(url).toHaveValue('first-firing-2')
  await expect(dialog).toContainText(
    '“First firing” has the URL first-firing, so this item gets a number.',
  )
  await url.fill('first-firing')
  await expect(dialog).toContainText('“First firing” has this URL. Choose a different one.')
  const add = dialog.getByRole('button', { name: 'Add item' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await url.fill('second-firing')
  await expect(add).not.toHaveAttribute('aria-disabled', 'true')
  await owner.keyboard.press('Escape')
}

/** Opens the default of a page of the platform, and begins an own one from it. */
async function customize(owner: Page, title: string, button: string): Promise<void> {
  await owner.goto('/config/pages')
  await getRow(owner, title).click()
  await owner.getByRole('dialog', { name: title }).getByRole('button', { name: button }).click()
  await waitForCanvas(owner)
}

async function addButton(owner: Page): Promise<void> {
  await addBlock(owner, 'Button')
  await expect(getCanvas(owner).locator('[data-b]')).toHaveCount(2)
  await waitForSave(owner)
}

const begun = Object.entries(TYPES).filter(([title]) => IS_FULL_SIZE || OFTEN.includes(title))
for (const [title, heading] of begun)
  test(`an owner begins the page “${title}” of the platform with its default and changes it`, async ({
    owner,
  }) => {
    await customize(owner, title, 'Customize page')
    await expect(getCanvas(owner).getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await addButton(owner)
    await owner.goto('/config/pages')
    await expect(getRow(owner, title)).toContainText('Draft')
  })

test('an owner adds a popup', async ({ owner }) => {
  await customize(owner, 'Popup', 'Add popup')
  // A site has one popup, which other tests add, too.
  const id = new URL(owner.url()).pathname.split('/').at(-1)
  try {
    await setPopup(owner)
    await addButton(owner)
  } finally {
    await new StudioApi(owner).delete(`/api/studio/documents/${id}`)
  }
})

test('looking at the default of a page changes nothing, and an own page returns to it', async ({
  owner,
}) => {
  await owner.goto('/config/pages')
  const row = getRow(owner, 'Lock screen')
  const useDefault = async () => {
    await row.getByRole('button', { name: /^Actions of/ }).click()
    await expect(owner.getByRole('menuitem', { name: 'Duplicate page' })).toHaveCount(0)
    await owner.getByRole('menuitem', { name: 'Use the default' }).click()
    const confirm = owner.getByRole('alertdialog')
    await confirm.getByRole('button', { name: 'Use the default' }).click()
    await expect(row).toContainText('Default')
  }
  await expect(row).toBeVisible()
  if ((await row.getByText('Draft').count()) > 0) await useDefault()
  await row.click()
  const dialog = owner.getByRole('dialog', { name: 'Lock screen' })
  const frame = dialog.frameLocator('iframe')
  await expect(frame.getByText('This page is locked')).toBeVisible()
  await expect(frame.locator('input[type=password]')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.keyboard.press('Escape')
  await owner.reload()
  await expect(row).toContainText('Default')
  await customize(owner, 'Lock screen', 'Customize page')
  const field = getCanvas(owner).locator('input[type=password]')
  await field.click({ force: true })
  await expect(field).not.toBeFocused()
  await owner.goto('/config/pages')
  await expect(row).toContainText('Draft')
  await useDefault()
})

test('pages of every form open in the editor', async ({ owner }) => {
  const api = new StudioApi(owner)
  const forms = {
    folder: newFolder(),
    index: { ...newFolder(), typeName: 'index' },
    blog: newCollection(),
    gallery: newCollection({ typeName: 'gallery' }),
    events: newCollection({ typeName: 'events' }),
  }
  const pages = [
    ...Object.entries(forms).map(([name, collection]) => ({ name, more: { collection } })),
    { name: 'splash', more: { type: 3 } },
  ]
  for (const { name, more } of pages) {
    const body = newPage({ locale: EN, title: `Form ${name}`, slug: `form-${name}` }, more)
    const { id } = await api.post<{ readonly id: string }>('/api/studio/documents', {
      kind: 'page',
      body,
    })
    await owner.goto(`/config/pages/${id}`)
    await waitForCanvas(owner)
  }
})

test('an owner adds a blog with a post, writes the post in the editor, and deletes it', async ({
  owner,
}) => {
  await owner.goto('/config/pages')
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Blog', exact: true }).click()
  const adding = owner.getByRole('dialog', { name: 'Add blog' })
  await adding.getByLabel('Title').fill('Kiln letters')
  await adding.getByRole('button', { name: 'Add blog' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Kiln letters' })).toBeVisible()
  await expect(owner.getByText('No items yet')).toBeVisible()
  await owner.getByRole('button', { name: 'Add item' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add item' })
  await dialog.getByLabel('Title').fill('First firing')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await waitForCanvas(owner)
  await addBlock(owner, 'Text')
  await waitForSave(owner)
  await owner.getByRole('link', { name: 'Back to pages' }).click()

  await getRow(owner, 'Kiln letters')
    .getByRole('button', { name: /^Actions of/ })
    .click()
  await owner.getByRole('menuitem', { name: 'Show items' }).click()
  await checkTakenUrl(owner)
  const row = owner.getByRole('main').getByRole('listitem').filter({ hasText: 'First firing' })
  await expect(row).toContainText('Draft')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await row.getByRole('button', { name: 'Actions of First firing' }).click()
  await owner.getByRole('menuitem', { name: 'Delete item' }).click()
  await expect(row).toHaveCount(0)
  await owner.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(row).toHaveCount(1)
})

test('an owner adds an event with its day, and sets its time and place', async ({ owner }) => {
  const body = newPage(
    { locale: EN, title: 'Open days', slug: 'open-days' },
    { collection: newCollection({ typeName: 'events', ordering: 4 }) },
  )
  const { id } = await new StudioApi(owner).publish({ kind: 'page', body })
  await owner.goto(`/config/pages/${id}/items`)
  await owner.getByRole('button', { name: 'Add item' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add item' })
  await dialog.getByLabel('Title').fill('Open kiln')
  await expect(dialog.getByRole('button', { name: 'Add item' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog.getByLabel('Day').fill('2999-06-01')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await waitForCanvas(owner)
  const settings = getSettings(owner)
  await expect(settings.getByLabel('Start')).toHaveValue('2999-06-01')
  await settings.locator('label').filter({ hasText: 'All day' }).click()
  await settings.getByLabel('Start').fill('2999-06-02T10:00')
  await expect(settings.getByLabel('End', { exact: true })).toHaveValue('2999-06-03T09:59')
  await settings.getByLabel('End', { exact: true }).fill('2999-06-02T09:00')
  await expect(settings).toContainText('The event must not end before it starts.')
  await settings.getByLabel('End', { exact: true }).fill('2999-06-02T12:30')
  await settings.getByRole('textbox', { name: 'Name of the place' }).fill('The kiln')
  await settings.getByRole('textbox', { name: 'Latitude' }).fill('55.9533')
  await expectAccessible(owner, [1280])
  await owner.screenshot({ path: test.info().outputPath('event.png') })
  await waitForSave(owner)
  await owner.reload()
  await expect(settings.getByLabel('End', { exact: true })).toHaveValue('2999-06-02T12:30')
  await expect(settings.getByRole('textbox', { name: 'Latitude' })).toHaveValue('55.9533')
  // A browser may be older than the time zone of the site.
  await owner.route('**/api/studio/session', async (route) => {
    const response = await route.fetch()
    const session = (await response.json()) as Session
    const site = { ...session.site, timeZone: 'Mars/Olympus' }
    await route.fulfill({ response, json: { ...session, site } })
  })
  await owner.reload()
  await expect(settings.getByText('Failed to load timezone')).toHaveCount(2)
})
