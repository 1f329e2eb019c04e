import type { DocumentWithDraft } from '@vitrine/contract'
import { newCollection, newItem, newPage } from '@vitrine/page'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'

test('an owner renames, merges and removes tags of all items by keyboard', async ({
  owner,
  page,
}) => {
  const api = new StudioApi(owner)
  const collection = newCollection({ typeName: 'blog' })
  const body = newPage({ locale: EN, title: 'Glazes', slug: 'glazes' }, { collection })
  const { id: collectionId } = await api.publish({ kind: 'page', body })
  for (const [title, tags] of [
    ['One', ['ash', 'wood ash']],
    ['Two', ['wood ash']],
    ['Three', ['celadon']],
  ] as const)
    await api.publish({
      ...{ kind: 'item', collectionId },
      body: newItem({ locale: EN, title, slug: title.toLowerCase() }, { tags: [...tags] }),
    })

  await owner.goto(`/config/pages/${collectionId}/items`)
  await owner.getByRole('link', { name: 'Tags and categories' }).press('Enter')
  const select = (name: string) => owner.getByRole('checkbox', { name: `Select ${name}` })
  await select('ash').press('Space')
  await owner.getByRole('button', { name: 'Rename' }).press('Enter')
  const rename = owner.getByRole('dialog', { name: 'Rename tag' })
  await rename.getByLabel('Name').fill('celadon')
  await rename.getByLabel('Name').press('Enter')
  await expect(rename.getByText('This tag already exists').first()).toBeVisible()
  await rename.getByRole('button', { name: 'Cancel' }).press('Enter')

  await select('wood ash').press('Space')
  await owner.getByRole('button', { name: 'Merge' }).press('Enter')
  const merge = owner.getByRole('dialog', { name: 'Merge tags' })
  await merge.getByLabel('Name').fill('Ash glaze')
  await merge.getByLabel('Name').press('Enter')
  await expect(owner.getByText('2 items changed')).toBeVisible()
  await expect(owner.getByRole('rowheader')).toHaveText(['Ash glaze', 'celadon'])
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await select('celadon').press('Space')
  await owner.getByRole('button', { name: 'Remove' }).press('Enter')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(owner.getByRole('rowheader')).toHaveText(['Ash glaze'])
  const response = await page.request.get('/glazes/one?format=json')
  const { item } = (await response.json()) as { readonly item: DocumentWithDraft['body'] }
  expect(item).toMatchObject({ tags: ['Ash glaze'] })
})
