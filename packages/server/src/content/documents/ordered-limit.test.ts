import { orderingCodes } from '@vitrine/model'
import { newCollection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { itemBody, pageBody, testStudio } from '../../test/documents.ts'

/** A collection of one item and 249 copies of it. */
async function fullCollection(ordering: number) {
  const studio = await testStudio()
  const collection = (slug: string, of: number) =>
    studio.create({
      kind: 'page',
      body: { ...pageBody({ blocks: [], slug }), collection: newCollection({ ordering: of }) },
    })
  const works = await collection('works', ordering)
  const first = await studio.item(works.id, { slug: 'first' })
  const copies = (table: string, id: string) =>
    studio.rows(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('${id}', n.id))).*
       from ${table} t, (select gen_random_uuid() as id from generate_series(1, 249)) n
       where t.site_id = $1 and t.${id} = $2`,
      first.id,
    )
  await copies('document', 'id')
  const other = await collection('other', orderingCodes.chronological)
  const item = (slug: string, collectionId = works.id) =>
    studio.call('POST', '/documents', {
      kind: 'item',
      collectionId,
      body: itemBody({ slug }),
    })
  return { studio, works, first, other, item }
}

const FULL = {
  status: 422,
  body: {
    code: 'documents.orderIsFull',
    message:
      'A collection with a custom order can have up to 250 items. Order it by date to add more.',
  },
}

it('holds 250 items in user order: none more can be created, moved or restored into it', async () => {
  const { studio, works, first, other, item } = await fullCollection(
    orderingCodes['user-orderable'],
  )
  expect(await item('one-more')).toMatchObject(FULL)
  const others = await item('beside', other.id)
  const { id } = others.body as { id: string }
  const move = studio.call('POST', `/collections/${works.id}/items`, { itemIds: [id] })
  expect(await move).toMatchObject(FULL)
  await studio.call('DELETE', `/documents/${first.id}`)
  expect((await item('in-its-place')).status).toBeLessThan(300)
  expect(await studio.call('POST', `/documents/${first.id}/restore`)).toMatchObject(FULL)
})

it('holds any number of items ordered by date', async () => {
  const { item } = await fullCollection(orderingCodes.chronological)
  expect((await item('one-more')).status).toBeLessThan(300)
})
