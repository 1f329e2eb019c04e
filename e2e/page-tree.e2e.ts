import type { Locator, Page } from '@playwright/test'
import { newPage } from '@vitrine/page'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addPage, waitForCanvas } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { signUpStaff } from './staff.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'

async function createPage(owner: Page, title: string): Promise<string> {
  const body = newPage({ locale: EN, title, slug: title.toLowerCase().replaceAll(' ', '-') })
  const { id } = await new StudioApi(owner).publish({ kind: 'page', body })
  return id
}

async function openTree(staff: Page): Promise<Locator> {
  await staff.goto('/config/pages')
  const tree = staff.getByRole('main').getByRole('treegrid', { name: 'Pages' })
  await expect(tree.getByRole('row', { name: 'Main menu' })).toBeVisible()
  return tree
}

function getRow(tree: Locator, title: string): Locator {
  return tree.getByRole('row', { name: new RegExp(`^${title}(,|$)`) })
}

async function openRowMenu(tree: Locator, title: string): Promise<void> {
  await getRow(tree, title)
    .getByRole('button', { name: `Actions of ${title}` })
    .click()
}

/** Returns the rows that follow each other, by name. */
async function expectOrder(tree: Locator, ...titles: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const names = await tree
        .getByRole('row')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''))
      return names.map((name) => name.split(',')[0] ?? '').filter((name) => titles.includes(name))
    })
    .toEqual(titles)
}

test('an owner arranges pages by menu: into the main menu, up, into a folder, and out', async ({
  owner,
  page,
}) => {
  for (const title of ['Alder', 'Birch', 'Cedar']) await createPage(owner, title)
  const tree = await openTree(owner)
  for (const title of ['Alder', 'Birch']) {
    await openRowMenu(tree, title)
    await owner.getByRole('menuitem', { name: 'Move to…' }).click()
    const dialog = owner.getByRole('dialog', { name: `Move “${title}”` })
    await dialog.getByRole('button', { name: /Menu or folder/ }).click()
    await owner.getByRole('option', { name: 'Main menu' }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(owner.getByText(`“${title}” was moved`)).toBeVisible()
  }
  await expectOrder(tree, 'Alder', 'Birch', 'Not linked', 'Cedar')
  await openRowMenu(tree, 'Birch')
  await owner.getByRole('menuitem', { name: 'Move up' }).click()
  await expectOrder(tree, 'Birch', 'Alder', 'Cedar')
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Birch' }).first()).toBeAttached()

  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Folder', exact: true }).click()
  const adding = owner.getByRole('dialog', { name: 'Add folder' })
  await adding.getByLabel('Title').fill('Trees')
  await adding.getByRole('button', { name: /Menu$/ }).click()
  await owner.getByRole('option', { name: 'Main menu' }).click()
  await adding.getByRole('button', { name: 'Add folder' }).click()
  await waitForCanvas(owner)
  await openTree(owner)
  await openRowMenu(tree, 'Cedar')
  await owner.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Move “Cedar”' })
  await expect(dialog).toBeVisible()
  await expectAccessible(owner, [375, 1280])
  await dialog.getByRole('button', { name: /Menu or folder/ }).click()
  await owner.getByRole('option', { name: 'Trees' }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expectOrder(tree, 'Birch', 'Alder', 'Trees', 'Cedar')
  await expect(getRow(tree, 'Cedar')).toHaveAttribute('aria-level', '3')
  await openRowMenu(tree, 'Trees')
  await expect(owner.getByRole('menuitem', { name: 'Delete page' })).toBeVisible()
  await expect(owner.getByRole('menuitem', { name: 'Make home page' })).toHaveCount(0)
  await owner.keyboard.press('Escape')

  await openRowMenu(tree, 'Birch')
  await owner.getByRole('menuitem', { name: 'Remove from menu' }).click()
  await expectOrder(tree, 'Alder', 'Trees', 'Cedar', 'Not linked', 'Birch')
  await owner.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expectOrder(tree, 'Birch', 'Alder', 'Trees', 'Cedar')
})

test('an owner moves a page by drag, with the mouse and with the keyboard', async ({ owner }) => {
  for (const title of ['Dune', 'Esker']) await createPage(owner, title)
  const tree = await openTree(owner)
  await owner.setViewportSize({ width: 1280, height: 2_000 })
  await getRow(tree, 'Dune').hover()
  const from = await getRow(tree, 'Dune').boundingBox()
  const to = await getRow(tree, 'Main menu').boundingBox()
  if (!from || !to) throw new Error('The rows have places')
  await owner.mouse.move(from.x + 60, from.y + from.height / 2)
  await owner.mouse.down()
  await owner.mouse.move(to.x + 60, to.y + to.height / 2 + 4, { steps: 12 })
  await owner.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 3 })
  await owner.mouse.up()
  await expect(owner.getByText('“Dune” was moved')).toBeVisible()
  await expectOrder(tree, 'Main menu', 'Dune', 'Not linked', 'Esker')

  const row = getRow(tree, 'Esker')
  await row.getByRole('button', { name: /drag/i }).focus()
  await owner.keyboard.press('Enter')
  const insert = tree.getByRole('button', { name: /Drop on Main menu/ })
  for (let step = 0; step < 200; step++) {
    if (await insert.evaluateAll((all) => all.includes(document.activeElement as never))) break
    await owner.keyboard.press('ArrowUp')
  }
  await owner.keyboard.press('Enter')
  await expect(owner.getByText('“Esker” was moved')).toBeVisible()
  await expectOrder(tree, 'Main menu', 'Dune', 'Esker')
})

test('an owner renames and moves pages by keys', async ({ owner }) => {
  for (const title of ['Fir', 'Gorse']) {
    const id = await createPage(owner, title)
    const entry = { pageId: id, folderId: null }
    await new StudioApi(owner).post('/api/studio/pages/moves', {
      entry,
      to: { menu: 'mainNav', after: null },
    })
  }
  const tree = await openTree(owner)
  await expectOrder(tree, 'Gorse', 'Fir')
  await getRow(tree, 'Fir').focus()
  await owner.keyboard.press('Alt+ArrowUp')
  await expectOrder(tree, 'Fir', 'Gorse')
  await expect(getRow(tree, 'Fir')).toBeFocused()
  await owner.keyboard.press('Alt+ArrowDown')
  await expectOrder(tree, 'Gorse', 'Fir')
  await owner.keyboard.press('F2')
  const dialog = owner.getByRole('dialog', { name: 'Rename page' })
  await expect(dialog).toBeVisible()
  await expectAccessible(owner, [375, 1280])
  await dialog.getByLabel('Title').fill('Spruce')
  await owner.keyboard.press('Enter')
  await expect(getRow(tree, 'Spruce')).toBeVisible()
})

test('an owner makes a page the home page, and both pages are proposed', async ({ owner }) => {
  await createPage(owner, 'Heath')
  const tree = await openTree(owner)
  await openRowMenu(tree, 'Heath')
  await owner.getByRole('menuitem', { name: 'Make home page' }).click()
  const drawer = owner.getByRole('dialog')
  await expect(drawer.getByRole('button', { name: 'Publish 2 changes' })).toBeEnabled()
  await expectAccessible(owner, [375, 1280])
})

test('an owner adds a splash page, and duplicates the open page', async ({ owner }) => {
  await openTree(owner)
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Splash page' }).click()
  const adding = owner.getByRole('dialog', { name: 'Add splash page' })
  await adding.getByLabel('Title').fill('Inlet')
  await adding.getByRole('button', { name: 'Add splash page' }).click()
  await waitForCanvas(owner)
  await owner.getByRole('tab', { name: 'Pages' }).click()
  const panel = owner.getByRole('complementary', { name: 'Layers, blocks and pages' })
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Duplicate a page' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Duplicate a page' })
  await expect(dialog.getByRole('button', { name: /Page$/ })).toContainText('Inlet')
  await expectAccessible(owner, [375, 1280])
  const address = owner.url()
  await dialog.getByRole('button', { name: 'Duplicate page' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => owner.url()).not.toBe(address)
  await waitForCanvas(owner)
  await expect(owner.getByRole('heading', { level: 1, name: /Inlet/ })).toBeVisible()
})

test('an owner adds a link, changes it and removes it', async ({ owner }) => {
  const tree = await openTree(owner)
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'External link' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add link' })
  await dialog.getByLabel('Title').fill('Gallery')
  await dialog.getByLabel('Link URL').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Link URL').fill('https://example.com/')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog).toHaveCount(0)
  await getRow(tree, 'Gallery').click()
  const edit = owner.getByRole('dialog', { name: 'Edit link' })
  await edit.getByLabel('Title').fill('Museum')
  await edit.getByRole('button', { name: 'Save link' }).click()
  await openRowMenu(tree, 'Museum')
  await owner.getByRole('menuitem', { name: 'Remove link' }).click()
  await expect(getRow(tree, 'Museum')).toHaveCount(0)
})

test('an owner adds a member area to its menu, and takes it out', async ({ owner }) => {
  const name = 'Friends of the kiln'
  const area = { name, description: '', joinMode: 'free' }
  await new StudioApi(owner).post('/api/studio/member-areas', area)
  const tree = await openTree(owner)
  await expect(getRow(tree, 'Member areas')).toBeVisible()
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'External link' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add link' })
  await dialog.getByRole('button', { name: /Link to$/ }).click()
  await owner.getByRole('option', { name: `Member area “${name}”` }).click()
  await dialog.getByRole('button', { name: /Menu$/ }).click()
  await expect(owner.getByRole('option', { name: 'Not in menus' })).toHaveCount(0)
  await owner.getByRole('option', { name: 'Member areas' }).click()
  await expectAccessible(owner, [375, 1280])
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog).toHaveCount(0)
  await expectOrder(tree, 'Main menu', 'Member areas', name)
  await openRowMenu(tree, name)
  await owner.getByRole('menuitem', { name: 'Remove from menu' }).click()
  await expect(getRow(tree, name)).toHaveCount(0)
})

test('an owner deletes a page, restores it from the trash, and deletes it for good', async ({
  owner,
}) => {
  await createPage(owner, 'Old news')
  const tree = await openTree(owner)
  for (const isFinal of [false, true]) {
    await openRowMenu(tree, 'Old news')
    await owner.getByRole('menuitem', { name: 'Delete page' }).click()
    await expect(getRow(tree, 'Old news')).toHaveCount(0)
    await owner.getByRole('button', { name: /^Trash/ }).click()
    const trash = owner.getByRole('dialog', { name: 'Trash' })
    await expect(trash).toBeVisible()
    if (isFinal) await expectAccessible(owner, [375, 1280])
    if (isFinal) {
      await trash.getByRole('button', { name: 'Delete Old news for good' }).click()
      await owner.getByRole('button', { name: 'Delete for good', exact: true }).last().click()
      await expect(trash.getByText('Old news')).toHaveCount(0)
      await owner.keyboard.press('Escape')
    } else {
      // Another page takes its URL meanwhile.
      const body = newPage({ locale: EN, title: 'New news', slug: 'old-news' })
      await new StudioApi(owner).post('/api/studio/documents', { kind: 'page', body })
      await trash.getByRole('button', { name: 'Restore Old news' }).click()
      await expect(trash.getByText('Old news')).toHaveCount(0)
      await expect(
        owner.getByText(
          '“Old news” was restored as a draft. Its URL is /old-news-2, because another page has the old one.',
        ),
      ).toBeVisible()
      await owner.keyboard.press('Escape')
      await expect(getRow(tree, 'Old news')).toContainText('Draft')
    }
  }
  await expect(getRow(tree, 'Old news')).toHaveCount(0)
})

test('messages on a phone cover no control of the trash', async ({ owner }) => {
  const api = new StudioApi(owner)
  for (const title of ['Moss', 'Fern'])
    await api.delete(`/api/studio/documents/${await createPage(owner, title)}`)
  await owner.setViewportSize({ width: 375, height: 600 })
  await openTree(owner)
  await owner.getByRole('button', { name: /^Trash/ }).click()
  const trash = owner.getByRole('dialog', { name: 'Trash' })
  // A message that something failed stays.
  await owner.route('**/restore', (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'Unable to restore. '.repeat(9) } }),
  )
  const controls = trash.getByRole('button')
  for (const count of [1, 2]) {
    await trash.getByRole('button', { name: 'Restore Moss' }).click()
    await expect(owner.getByRole('alertdialog')).toHaveCount(count)
    for (const control of await controls.all()) await control.click({ trial: true })
    const [end, start] = await Promise.all([
      trash.getByRole('button', { name: 'Empty trash' }).boundingBox(),
      owner.getByRole('alertdialog').last().boundingBox(),
    ])
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0)
  }
  // Without messages the trash takes their space.
  for (const _ of [1, 2])
    await owner.getByRole('button', { name: 'Close notification' }).first().click()
  await expect(owner.getByRole('alertdialog')).toHaveCount(0)
  await expect
    .poll(async () => (await trash.getByRole('button', { name: 'Empty trash' }).boundingBox())?.y)
    .toBeGreaterThan(500)
})

test('a long state leaves room for the name of its page on a phone', async ({ owner }) => {
  const api = new StudioApi(owner)
  const id = await createPage(owner, 'Clay from the estuary')
  const op = { op: 'set', path: ['meta', EN, 'title'], value: 'Clay from the river' }
  const set = { seq: 1, command: 'meta.set', label: 'title', ops: [op] }
  const given = { base: 1, clientId: 'client-of-clay', sets: [set] }
  await api.post(`/api/studio/documents/${id}/changes`, given)
  await owner.setViewportSize({ width: 375, height: 812 })
  const row = getRow(await openTree(owner), 'Clay from the river')
  await expect(row).toContainText('Unpublished changes')
  const name = await row.getByText('Clay from the river').boundingBox()
  expect(name?.width).toBeGreaterThanOrEqual(64)
  await api.delete(`/api/studio/documents/${id}`)
})

test('the tree is accessible on every screen, and staff who may only read cannot change it', async ({
  owner,
  browser,
}) => {
  await createPage(owner, 'Meadow')
  const tree = await openTree(owner)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Page from a layout' }).click()
  // The page below it has a bar at its lower edge, which may cover all but a line of a row.
  await expect(owner.getByRole('dialog', { name: 'Add page from a layout' })).toBeVisible()
  await expectAccessible(owner, [375, 1280])
  await owner.keyboard.press('Escape')
  await owner.getByRole('searchbox', { name: 'Search pages' }).fill('no such page')
  await expect(tree).toContainText('No matching pages')
  const { page: reader } = await signUpStaff({ owner, browser }, { role: 'moderator' })
  const shown = await openTree(reader)
  await expect(reader.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  await expect(shown.getByRole('button', { name: /drag/i })).toHaveCount(0)
  await getRow(shown, 'Meadow').click()
  await waitForCanvas(reader)
  await reader.keyboard.press('?')
  const help = reader.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Enter a section')
  for (const key of ['Move blocks by one cell', 'Undo', 'Bold'])
    await expect(help).not.toContainText(key)
  await reader.context().close()
})

test('an owner switches pages in the editor, and adds one from a layout', async ({ owner }) => {
  await createPage(owner, 'Fjord')
  await addPage(owner, 'Glacier')
  await owner.getByRole('tab', { name: 'Pages' }).click()
  const panel = owner.getByRole('complementary', { name: 'Layers, blocks and pages' })
  const tree = panel.getByRole('treegrid', { name: 'Pages' })
  await getRow(tree, 'Fjord').click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Fjord' })).toBeVisible()
  await waitForCanvas(owner)
  await expect(getRow(tree, 'Fjord')).toHaveAccessibleName(/Open in the editor/)
  await expectAccessible(owner, STUDIO_WIDTHS)
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await owner.getByRole('menuitem', { name: 'Page from a layout' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add page from a layout' })
  await expect(dialog).toBeVisible()
  await expectAccessible(owner, [375, 1280])
  await dialog.getByRole('button', { name: /Layout$/ }).click()
  await owner.getByRole('option', { name: 'Landing page' }).click()
  await dialog.getByLabel('Title').fill('Harbour')
  await dialog.getByRole('button', { name: 'Add page from a layout' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible()
  await waitForCanvas(owner)
  await expect(owner.frameLocator('iframe[title="Page"]').locator('[data-s]')).toHaveCount(4)
})
