import type { DocumentSummary, PreviewLink } from '@vitrine/contract'
import { expectAccessible, collectPageErrors } from './accessibility.ts'
import { expect, getEnv, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

/** Finds a document of the demo by a word of its title and its public path, of which other tests make copies. */
async function findDocument(
  studio: StudioApi,
  text: string,
  path: string,
): Promise<DocumentSummary> {
  const { documents } = await studio.get<{ readonly documents: readonly DocumentSummary[] }>(
    `/api/studio/documents?text=${text}`,
  )
  const found = documents.find((each) => `/${each.path}` === path)
  if (!found) throw new Error(`There is no document like ${text}`)
  return found
}

type Link = PreviewLink & { readonly url: string }

test('a draft is visible only with its preview link', async ({ owner, page, secondVisitor }) => {
  const studio = new StudioApi(owner)
  // Requested before the preview, so that the public response is cached.
  await secondVisitor.goto('/journal')
  const path =
    (await secondVisitor
      .getByRole('link', { name: /^Celadon/ })
      .first()
      .getAttribute('href')) ?? ''
  await secondVisitor.goto(path)
  const { id, rev } = await findDocument(studio, 'celadon', path)
  const meta = ['meta', 'en-GB', 'title']
  await studio.post(`/api/studio/documents/${id}/changes`, {
    base: rev,
    clientId: `preview-${Date.now()}`,
    sets: [
      {
        seq: 1,
        command: 'meta.set',
        label: 'title',
        ops: [{ op: 'set', path: meta, value: 'Celadon, said anew' }],
      },
    ],
  })
  const link = await studio.post<Link>('/api/studio/preview-links', { documentId: id })

  const pageErrors = collectPageErrors(page, getEnv('SHOP_URL'))
  await page.goto(link.url)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Celadon, said anew')
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('Visitors see the published version.')
  await expectAccessible(page)
  await page.goto('/journal')
  await expect(page.getByRole('link', { name: /^Celadon, said anew/ }).first()).toBeVisible()

  await secondVisitor.goto(path)
  await expect(secondVisitor.getByRole('heading', { level: 1 })).not.toHaveText(
    'Celadon, said anew',
  )
  await expect(secondVisitor.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)

  await page.goto(path)
  await bar.getByRole('link', { name: 'End preview' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Celadon, said anew')
  expect(pageErrors).toEqual([])

  await studio.delete(`/api/studio/preview-links/${link.id}`)
  expect((await page.goto(link.url))?.status()).toBe(410)
  await expect(page.getByText('This preview has ended.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to the whole site shows every draft, and an invalid link shows none', async ({
    owner,
    page,
  }) => {
    const { url } = await new StudioApi(owner).post<Link>('/api/studio/preview-links', {})
    await page.goto(url)
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
    await page.getByRole('link', { name: 'End preview' }).click()
    await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
    expect((await page.goto('/?preview=0000000000000000000000'))?.status()).toBe(404)
    await expect(page.getByText('This preview does not exist.')).toBeVisible()
  })
})
