import { listOrderViews, MAX_ORDER_VIEWS, type OrderView } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../../test/owner.ts'
import { testShop } from '../../../test/sale.ts'

const VIEWS = listOrderViews.path

async function testViews() {
  const shop = await testShop()
  const { call } = await testOwner(shop)
  const list = async (by = call) =>
    listOrderViews.replies[200].parse((await by('GET', VIEWS)).body).views
  const save = (name: string, query: object = {}, by = call) => by('POST', VIEWS, { name, query })
  return { ...shop, call, list, save }
}

it('saves the search and the filters under a name that all staff see, renames and deletes it', async () => {
  const shop = await testViews()
  const query = {
    search: 'MUG',
    filter: 'unpaid',
    country: 'FR',
    from: '2026-11-01',
    sort: 'highest',
  }
  const { status, body, text } = await shop.save(' France ', query)
  expect(status, text).toBe(200)
  const { id } = body as OrderView
  expect(body).toEqual({ id, name: 'France', query })
  await shop.save('Newest')
  const { call: reader } = await testOwner(shop, 'billing')
  expect(await shop.list(reader)).toMatchObject([
    { name: 'France', query },
    { name: 'Newest', query: { filter: 'all', sort: 'newest' } },
  ])
  const renamed = await shop.call('PUT', `${VIEWS}/${id}`, { name: 'FRANCE' })
  expect(renamed.body).toEqual({ id, name: 'FRANCE', query })
  expect(await shop.call('DELETE', `${VIEWS}/${id}`)).toMatchObject({ status: 200 })
  expect(await shop.call('DELETE', `${VIEWS}/${id}`)).toMatchObject({ status: 404 })
  expect(await shop.list()).toMatchObject([{ name: 'Newest' }])
})

it('rejects a name that another view has, and filters that the list does not have', async () => {
  const shop = await testViews()
  await shop.save('Waiting')
  const taken = { status: 422, body: { code: 'orders.viewNameTaken', errors: { name: /.*/ } } }
  const { body } = await shop.save('Other')
  const rename = await shop.call('PUT', `${VIEWS}/${(body as OrderView).id}`, { name: 'waiting' })
  for (const reply of [await shop.save('WAITING '), rename])
    expect(reply).toMatchObject({
      ...taken,
      body: { ...taken.body, errors: { name: expect.any(String) } },
    })
  for (const query of [{ filter: 'mine' }, { country: 'France' }, { color: 'red' }])
    expect(await shop.save('Strange', query)).toMatchObject({ status: 400 })
  expect(await shop.save('  ')).toMatchObject({ status: 400 })
  expect(await shop.list()).toHaveLength(2)
})

it('saves 20 views and each name once, however many people save at once', async () => {
  const shop = await testViews()
  const same = await Promise.all([1, 2, 3].map(() => shop.save('Same')))
  expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  const names = Array.from({ length: MAX_ORDER_VIEWS + 2 }, (_, n) => `View ${n}`)
  const replies = await Promise.all(names.map((name) => shop.save(name)))
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toMatchObject(
    [1, 2, 3].map(() => ({ status: 409, body: { code: 'orders.tooManyViews' } })),
  )
  expect(await shop.list()).toHaveLength(MAX_ORDER_VIEWS)
})

it('shows a site its own views only, and lets no reader change them', async () => {
  const shop = await testViews()
  const { body } = await shop.save('Mine')
  const url = `${VIEWS}/${(body as OrderView).id}`
  const other = await testViews()
  expect(await other.list()).toEqual([])
  expect(await other.call('PUT', url, { name: 'Theirs' })).toMatchObject({ status: 404 })
  expect(await other.call('DELETE', url)).toMatchObject({ status: 404 })
  const { call: reader } = await testOwner(shop, 'billing')
  expect(await shop.save('Read', {}, reader)).toMatchObject({ status: 403 })
  expect(await reader('DELETE', url)).toMatchObject({ status: 403 })
  expect(await shop.list()).toMatchObject([{ name: 'Mine' }])
})
