import type { Json } from '@vitrine/page'
import { expect, it } from 'vitest'
import { pageBody, testStudio } from '../../../test/documents.ts'

const assetId = '0192f0c0-0000-7000-8000-0000000000aa'

function block(id: string, type: number, more: { readonly [name: string]: Json }) {
  const desktop = { x: 0, y: 0, w: 6, h: 4, z: 0 }
  return { id, type, v: 1, data: {}, place: { desktop }, ...more }
}

it('reports accessibility issues of drafts in their language, and publishes them all the same', async () => {
  const studio = await testStudio()
  await studio.rows(
    `insert into asset (site_id, id, file_key, filename, content_type, byte_size, width, height)
     values ($1, '${assetId}', 'k', 'mug.png', 'image/png', 1, 1, 1)`,
  )
  const data = { link: { kind: 'url', url: '/shop' } }
  const go = block('go', 53, { data, text: { fr: { label: 'Acheter' } } })
  const photo = block('photo', 5, { data: { assetId } })
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({
      blocks: ['go', 'photo'],
      meta: { fr: { title: 'À propos', slug: 'a-propos' } },
      more: { blocks: { go, photo } },
    }),
  })
  const listIssues = async (locale: string) => {
    const entries = [{ documentId: id, rev: 1, locale }]
    const { body } = await studio.call('POST', '/publications/proposal', { entries })
    return (body as { issues: readonly object[] }).issues
  }
  const ofPhoto = {
    blockId: 'photo',
    code: 'missing-alt',
    field: 'alt',
    message: 'This image has no alternative text. Describe it for visitors who cannot see it.',
  }
  expect(await listIssues('fr')).toEqual([{ documentId: id, locale: 'fr', ...ofPhoto }])
  expect(await listIssues('en-US')).toMatchObject([
    { blockId: 'go', code: 'missing-link-text', field: 'label' },
    { blockId: 'photo', code: 'missing-alt' },
  ])

  await studio.rows(`update asset set alt_text = 'A mug' where site_id = $1`)
  expect(await listIssues('fr')).toEqual([])
  expect((await studio.publish({ documentId: id, rev: 1, locale: 'en-US' })).changed).toHaveLength(
    1,
  )
})
