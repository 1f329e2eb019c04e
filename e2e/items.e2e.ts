import type { Page } from '@playwright/test'
import type { DocumentWithDraft } from '@vitrine/contract'
import { type Item, newCollection, newItem, newPage } from '@vitrine/page'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { getSettings, waitForCanvas, waitForSave } from './editor-page.ts'
import { listImageIds } from './list-images.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const TITLES = ['Ash glaze', 'Bisque firing', 'Celadon']

/** Creates a published blog with a draft of each title, the first with an image. Resolves to its id. */
async function createBlog(owner: Page, slug: string): Promise<string> {
  const api = new StudioApi(owner)
  const [mainImageId = ''] = await listImageIds(owner)
  const collection = newCollection({ typeName: 'blog' })
  const body = newPage({ locale: EN, title: 'Studio letters', slug }, { collection })
  const { id: collectionId } = await api.publish({ kind: 'page', body })
  for (const [index, title] of TITLES.entries()) {
    const naming = { locale: EN, title, slug: title.toLowerCase().replaceAll(' ', '-') }
    const words = { tags: ['kiln'], categories: ['Glazes'] }
    const item = newItem(naming, index === 0 ? { mainImageId, ...words } : { tags: ['kiln'] })
    await api.post<DocumentWithDraft>('/api/studio/documents', {
      ...{ kind: 'item', collectionId, body: item },
    })
  }
  return collectionId
}

function listTitles(owner: Page): Promise<readonly string[]> {
  const rows = owner.getByRole('list', { name: 'Items' }).getByRole('listitem')
  return rows.locator('b').allTextContents()
}

/** Changes tags, author and options of the open item, whose first tag is "kiln". */
async function changeSettings(owner: Page): Promise<void> {
  const settings = getSettings(owner)
  const tags = settings.getByRole('list', { name: 'Tags' })
  await expect(settings).toContainText('/studio-letters/')
  await settings.getByRole('textbox', { name: 'Tags' }).fill('kiln')
  await owner.keyboard.press('Enter')
  await expect(settings).toContainText('This tag already exists')
  await settings.getByRole('textbox', { name: 'Tags' }).fill('glaze, ash')
  await owner.keyboard.press('Enter')
  await settings.getByRole('button', { name: 'Edit ash' }).click()
  await settings.getByRole('textbox', { name: 'Edit ash' }).fill('wood ash')
  await settings.getByRole('button', { name: 'Edit glaze' }).click()
  await expect(settings).toContainText('You may only edit one tag at a time')
  await settings.getByRole('textbox', { name: 'Edit ash' }).press('Enter')
  await expect(tags.getByRole('listitem')).toContainText(['kiln', 'glaze', 'wood ash'])
  await settings.getByRole('button', { name: 'Add “Glazes”' }).click()
  const excerpt = settings.getByRole('textbox', { name: 'Excerpt' })
  await excerpt.click()
  await owner.keyboard.type('A glaze of iron')
  await settings.getByRole('button', { name: 'Add author' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add author' })
  await dialog.getByRole('textbox', { name: 'Name of the author' }).fill('Ida Moor')
  await owner.keyboard.press('Enter')
  await expect(settings.getByRole('button', { name: /Author$/ })).toContainText('Ida Moor')
  await settings.getByLabel('Date of publication').fill('2031-05-06T09:30')
  await settings.getByRole('textbox', { name: 'Source', exact: true }).fill('example.com/glazes')
  await settings.getByRole('textbox', { name: 'Name of the source' }).fill('The potter')
  await settings.locator('label').filter({ hasText: 'Featured' }).click()
  await settings.locator('label').filter({ hasText: 'Open to comments' }).click()
  await expectAccessible(owner, [1280])
  await owner.screenshot({ path: test.info().outputPath('item.png') })
  await waitForSave(owner)
  const id = new URL(owner.url()).pathname.split('/').at(-1)
  const path = `/api/studio/documents/${id}`
  const { body } = await new StudioApi(owner).get<{ readonly body: Item }>(path)
  expect(body).toMatchObject({
    tags: ['kiln', 'glaze', 'wood ash'],
    categories: ['Glazes'],
    publishOn: '2031-05-06T08:30:00.000Z',
    source: { url: 'https://example.com/glazes', title: 'The potter' },
    featured: true,
    commentState: 2,
  })
  expect(body.authorId).toBeDefined()
  expect(JSON.stringify(body.excerpt)).toContain('A glaze of iron')
}

function getState(owner: Page, name: string) {
  return owner.getByRole('radio', { name, exact: true })
}

test('an owner sorts and searches items, and publishes, duplicates and deletes several', async ({
  owner,
  page,
}) => {
  const id = await createBlog(owner, 'studio-letters')
  await owner.goto(`/config/pages/${id}/items`)
  await expect(getState(owner, 'All 3')).toBeChecked()
  await expect(getState(owner, 'Draft 3')).toBeVisible()
  await owner.getByRole('button', { name: /Sort$/ }).click()
  await owner.getByRole('option', { name: 'By title' }).click()
  await expect.poll(() => listTitles(owner)).toEqual(TITLES)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await test.step('several are published, with a way back', async () => {
    await owner.getByRole('checkbox', { name: 'Select Ash glaze' }).press('Space')
    await owner.getByRole('checkbox', { name: 'Select Celadon' }).press('Space')
    await expect(owner.getByRole('checkbox', { name: '2 selected' })).not.toBeChecked()
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await owner.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(owner.getByText('2 items published')).toBeVisible()
    await expect(getState(owner, 'Published 2')).toBeVisible()
    expect((await page.goto('/studio-letters/celadon'))?.status()).toBe(200)
    await owner.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(getState(owner, 'Published 2')).toHaveCount(0)
    await expect.poll(async () => (await page.goto('/studio-letters/celadon'))?.status()).toBe(404)
  })

  await test.step('a search and a state are in the address', async () => {
    await owner.getByRole('searchbox', { name: 'Search items' }).fill('glaze')
    await expect.poll(() => listTitles(owner)).toEqual(['Ash glaze'])
    await expect(owner).toHaveURL(/search=glaze/)
    await owner.reload()
    await expect.poll(() => listTitles(owner)).toEqual(['Ash glaze'])
    await owner.getByRole('searchbox', { name: 'Search items' }).fill('porcelain')
    await expect(owner.getByText('No matching items')).toBeVisible()
    await owner.getByRole('button', { name: 'Clear filters' }).click()
    await expect(getState(owner, 'All 3')).toBeChecked()
    await expect(owner.getByRole('searchbox', { name: 'Search items' })).toHaveValue('')
  })

  await test.step('a tag and a category filter the items, and are in the address', async () => {
    await owner.getByRole('button', { name: /Category$/ }).click()
    await owner.getByRole('option', { name: 'Glazes' }).click()
    await expect.poll(() => listTitles(owner)).toEqual(['Ash glaze'])
    await expect(getState(owner, 'All 1')).toBeChecked()
    await owner.getByRole('button', { name: /Tag$/ }).click()
    await owner.getByRole('option', { name: 'kiln' }).click()
    await expect(owner).toHaveURL(/category=Glazes&tag=kiln/)
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await owner.getByRole('searchbox', { name: 'Search items' }).fill('celadon')
    await owner.getByRole('button', { name: 'Clear filters' }).click()
    await expect(getState(owner, 'All 3')).toBeChecked()
    await expect(owner).not.toHaveURL(/category|tag/)
  })

  await test.step('the settings of a post change what lists show of it', async () => {
    const url = owner.url()
    await owner.getByRole('link', { name: 'Celadon' }).click()
    await expect(
      owner.getByRole('heading', { name: 'Post settings', level: 2, exact: true }),
    ).toBeVisible()
    await waitForCanvas(owner)
    await changeSettings(owner)
    await owner.goto(url)
    await expect(getState(owner, 'All 3')).toBeChecked()
  })

  await test.step('all are duplicated, and deleted with a way back', async () => {
    await owner.getByText('Select all', { exact: true }).click()
    await owner.getByRole('button', { name: 'Duplicate', exact: true }).click()
    await expect(owner.getByText('3 items duplicated')).toBeVisible()
    await expect(getState(owner, 'All 6')).toBeChecked()
    await owner.getByText('Select all', { exact: true }).click()
    await owner.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(owner.getByText('No items yet')).toBeVisible()
    await owner.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(getState(owner, 'All 6')).toBeChecked()
  })
})

test('an item that someone else deleted meanwhile is named, and the others are deleted', async ({
  owner,
}) => {
  const id = await createBlog(owner, 'shared-letters')
  await owner.goto(`/config/pages/${id}/items`)
  await expect(getState(owner, 'All 3')).toBeChecked()
  const api = new StudioApi(owner)
  const path = `/api/studio/documents?kind=item&collectionId=${id}&text=celadon`
  const { documents } = await api.get<{ documents: readonly { readonly id: string }[] }>(path)
  await api.delete(`/api/studio/documents/${documents[0]?.id}`)
  await owner.getByText('Select all', { exact: true }).click()
  await owner.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(owner.getByText(/^Celadon: /)).toBeVisible()
  await expect(owner.getByText('2 items deleted')).toBeVisible()
})
