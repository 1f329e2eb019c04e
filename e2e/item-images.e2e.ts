import { recordTypeCodes } from '@vitrine/model'
import { type Item, newCollection, newItem, newPage } from '@vitrine/page'
import { expectAccessible } from './accessibility.ts'
import { chooseOption, getSettings, waitForCanvas, waitForSave } from './editor-page.ts'
import { listImageIds } from './list-images.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const FIELDS = [
  { name: 'client', title: 'Client', type: 'text' },
  { name: 'sold', title: 'Sold', type: 'checkbox' },
  { name: 'plan', title: 'Plan', type: 'image' },
  { name: 'views', title: 'Views', type: 'gallery' },
  { name: 'notes', title: 'Notes', type: 'wysiwyg' },
]

test('an owner orders the images of an item, and fills in the fields of the theme', async ({
  owner,
  page,
}) => {
  const api = new StudioApi(owner)
  const naming = { locale: 'en-GB', title: 'Ordered rooms', slug: 'ordered-rooms' }
  const collection = newCollection({ typeName: 'blog' })
  const { id: collectionId } = await api.publish({
    kind: 'page',
    body: newPage(naming, { collection }),
  })
  const [first = '', second = ''] = await listImageIds(owner)
  const room = { ...naming, title: 'Front room', slug: 'front-room' }
  const body = newItem(room, { recordType: recordTypeCodes.gallery, assetIds: [first, second] })
  const { id } = await api.publish({ kind: 'item', collectionId, body })
  const readItem = async () =>
    (await api.get<{ readonly body: Item }>(`/api/studio/documents/${id}`)).body

  // The themes of the demo have no types of their own.
  await owner.route('**/api/studio/theme/parts', async (route) => {
    const response = await route.fetch()
    const types = [{ name: 'case', title: 'Case', base: 'gallery', fields: FIELDS }]
    await route.fulfill({ response, json: { ...(await response.json()), customTypes: types } })
  })
  await owner.goto(`/config/pages/${id}`)
  await waitForCanvas(owner)
  const settings = getSettings(owner)
  const images = settings.getByRole('region', { name: 'Images', exact: true })
  const rows = images.getByRole('list', { name: 'Images in order' }).getByRole('listitem')

  await test.step('images in order', async () => {
    await expect(rows).toHaveCount(2)
    await rows.first().getByRole('button', { name: /down$/ }).press('Enter')
    await expect.poll(async () => (await readItem()).assetIds).toEqual([second, first])
    await images.getByRole('button', { name: 'Add image' }).click()
    await owner.getByRole('dialog').getByRole('row').nth(2).click()
    await expect(rows).toHaveCount(3)
    await rows
      .last()
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
    await expect(rows).toHaveCount(2)
    await expect(rows.last().getByRole('button').first()).toBeFocused()
  })

  await test.step('fields of the theme', async () => {
    const fields = settings.getByRole('region', { name: 'Theme fields' })
    await chooseOption(owner, /Type$/, 'Case')
    await fields.getByRole('textbox', { name: 'Client' }).fill('The kiln')
    await fields.locator('label').filter({ hasText: 'Sold' }).click()
    await fields.getByRole('group', { name: 'Plan' }).getByRole('button').first().click()
    await owner.getByRole('dialog').getByRole('row').first().click()
    await fields.getByRole('group', { name: 'Views' }).getByRole('button').first().click()
    await owner.getByRole('dialog').getByRole('row').first().click()
    await fields.getByRole('textbox', { name: 'Notes' }).click()
    await owner.keyboard.type('Two floors')
    await expectAccessible(owner, [1280])
    await waitForSave(owner)
    await expect.poll(async () => JSON.stringify(await readItem())).toContain('Two floors')
    expect((await readItem()).custom).toMatchObject({
      typeName: 'case',
      fields: {
        client: 'The kiln',
        sold: true,
        plan: { assetId: expect.any(String) },
        views: { assetIds: [expect.any(String)] },
      },
    })
  })

  await test.step('visitors get both', async () => {
    const { rev } = await api.get<{ readonly rev: number }>(`/api/studio/documents/${id}`)
    await api.publishRev({ id, rev })
    const answer = await page.request.get('/ordered-rooms/front-room?format=json')
    const { item } = await answer.json()
    expect(item.items.map((image: { readonly id: string }) => image.id)).toEqual([second, first])
    expect(item.customContent).toMatchObject({ customType: 'case', client: 'The kiln', sold: true })
  })
})
