import {
  addNewsletterSubscriber,
  addRedirect,
  apiCreateProduct,
  changeRedirect,
  createApiKey,
  createDocument,
  deleteRedirect,
  importRedirects,
  inviteStaffMember,
  listActivity,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { createStaffMember } from '../accounts/index.ts'
import { pageBody } from '../../test/documents.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { deleteOldActivity } from './store.ts'

const target = { to: '/shop', status: 301 }

async function testLog() {
  const shop = await testSite()
  const owner = await testOwner(shop, 'admin')
  await shop.pool.query('delete from activity where site_id = $1', [shop.site.id])
  const read = async (query = '') => {
    const reply = await owner.call('GET', `${listActivity.path}${query}`)
    return listActivity.replies[200].parse(reply.body)
  }
  const add = async (from: string) => {
    const reply = await owner.call('POST', addRedirect.path, { from, ...target })
    return addRedirect.replies[200].parse(reply.body).id
  }
  const change = (id: string, from: string) =>
    owner.call('PUT', changeRedirect.path.replace('{id}', id), { from, ...target })
  return { shop, ...owner, read, add, change }
}

it('records who changed what, newest first', async () => {
  const { call, read, add, change } = await testLog()
  const id = await add('/one')
  await change(id, '/two')
  await call('DELETE', deleteRedirect.path.replace('{id}', id))
  const { activity, actors } = await read()
  expect(activity.map(({ operation, subject, name }) => [operation, subject, name])).toEqual([
    ['deleteRedirect', id, '/two'],
    ['changeRedirect', id, '/two'],
    ['addRedirect', id, '/one'],
  ])
  expect(activity[0]).toMatchObject({ isProgram: false, count: 1, actor: actors[0] })
  expect(actors).toEqual([expect.stringMatching(/^owner-\d+@example\.com$/)])
})

it('counts the same change within ten minutes, and begins a row after them', async () => {
  const { shop, read, add, change } = await testLog()
  const { pool, site } = shop
  const id = await add('/one')
  await change(id, '/two')
  await change(id, '/three')
  expect((await read()).activity.map(({ count }) => count)).toEqual([2, 1])
  await pool.query(
    `update activity set first_at = now() - interval '11 minutes', last_at = now() - interval '11 minutes'
     where site_id = $1`,
    [site.id],
  )
  await change(id, '/four')
  const { activity } = await read()
  const changes = activity.filter(({ operation }) => operation === 'changeRedirect')
  expect(changes.map(({ count }) => count)).toEqual([1, 2])
})

it('records neither reads, nor rejected calls, nor dry runs', async () => {
  const { call, read } = await testLog()
  expect((await call('POST', addRedirect.path, { from: '', ...target })).status).toBe(400)
  await call('GET', '/api/studio/redirects')
  const trial = { text: '/a -> /b 301', dryRun: true }
  expect((await call('POST', importRedirects.path, trial)).status).toBe(200)
  expect((await read()).activity).toEqual([])
  await call('POST', importRedirects.path, { ...trial, dryRun: false })
  expect((await read()).activity).toMatchObject([{ operation: 'importRedirects', subject: '' }])
})

it('names what was deleted, and tells the kinds of documents apart', async () => {
  const { call, read, shop } = await testLog()
  const mug = await shop.product({ title: 'Mug' })
  await call('DELETE', `/api/studio/products/${mug.id}`)
  const created = await call('POST', createDocument.path, {
    ...{ kind: 'page', body: pageBody({ meta: { 'en-US': { title: 'About', slug: 'about' } } }) },
  })
  expect(created.status, created.text).toBe(200)
  const { id } = createDocument.replies[200].parse(created.body)
  await call('DELETE', `/api/studio/documents/${id}`)
  const email = 'ada@example.com'
  const editor = await createStaffMember(shop.db, shop.site.id, { email, role: 'editor' })
  await call('DELETE', `/api/studio/staff/${editor.id}`)
  expect(
    (await read()).activity.map(({ operation, name, kind }) => [operation, name, kind]),
  ).toEqual([
    ['removeStaffMember', email, ''],
    ['deleteDocument', 'About', 'page'],
    ['createDocument', 'About', 'page'],
    ['deleteProduct', 'Mug', ''],
  ])
})

it('names staff, and never a visitor', async () => {
  const { call, read, shop } = await testLog()
  const person = { email: 'ada@example.com' }
  const invited = await call('POST', inviteStaffMember.path, { ...person, role: 'editor' })
  expect(invited.status, invited.text).toBe(200)
  const visitor = 'visitor@example.com'
  const added = await call('POST', addNewsletterSubscriber.path, {
    ...{ email: visitor, consent: 'Asked for it at the fair' },
  })
  expect(added.status, added.text).toBe(200)
  const { activity } = await read()
  expect(activity.map(({ operation, name }) => [operation, name])).toEqual([
    ['addNewsletterSubscriber', ''],
    ['inviteStaffMember', 'ada@example.com'],
  ])
  const { rows } = await shop.pool.query('select from activity a where a::text like $1', [
    `%${visitor}%`,
  ])
  expect(rows).toEqual([])
})

it('records programs by the name of their key', async () => {
  const { browser, call, read, shop } = await testLog()
  await shop.product({ title: 'Mug' })
  const reply = await call('POST', createApiKey.path, {
    ...{ name: 'Warehouse', scopes: ['products:write'] },
  })
  const { token, key } = createApiKey.replies[200].parse(reply.body)
  expect((await read()).activity).toMatchObject([{ operation: 'createApiKey', isProgram: false }])
  const made = await browser.send(
    'POST',
    apiCreateProduct.path,
    { title: 'Bowl', variants: [{ priceCents: 1200 }] },
    { authorization: `Bearer ${token}` },
  )
  expect(made.status, made.text).toBe(200)
  expect((await read()).activity[0]).toMatchObject({
    ...{ actor: key.name, isProgram: true, operation: 'apiCreateProduct', name: 'Bowl' },
  })
  expect((await read('?actor=Warehouse')).activity).toHaveLength(1)
})

it('lists fifty at a time, and the last days alone', async () => {
  const { shop, read } = await testLog()
  const { pool, site } = shop
  await pool.query(
    `insert into activity (site_id, id, actor, is_program, operation, first_at, last_at)
     select $1, gen_random_uuid(), 'ada@example.com', false, 'createProduct', at, at
     from (select now() - interval '3 hours' * n as at from generate_series(1, 120) n) as hours`,
    [site.id],
  )
  const seen = new Set<string>()
  let cursor: string | null = ''
  for (const size of [50, 50, 20]) {
    const page = await read(cursor === '' ? '' : `?cursor=${cursor}`)
    expect(page.activity).toHaveLength(size)
    for (const { id } of page.activity) seen.add(id)
    cursor = page.nextPageCursor
  }
  expect(cursor).toBeNull()
  expect(seen.size).toBe(120)
  expect((await read('?days=1')).activity).toHaveLength(7)
})

it('deletes changes after a year', async () => {
  const { shop, read, add } = await testLog()
  const { db, pool, site } = shop
  await add('/one')
  await add('/two')
  await pool.query(
    `update activity set last_at = now() - interval '366 days'
     where site_id = $1 and subject = (select min(subject) from activity where site_id = $1)`,
    [site.id],
  )
  await deleteOldActivity(db)
  expect((await read()).activity).toHaveLength(1)
})

it('is for owners and website managers, of their own site', async () => {
  const { add, shop } = await testLog()
  await add('/one')
  const read = async (role: 'website-manager' | 'store-manager' | 'editor') =>
    (await (await testOwner(shop, role)).call('GET', listActivity.path)).status
  expect(await read('website-manager')).toBe(200)
  expect(await read('store-manager')).toBe(403)
  expect(await read('editor')).toBe(403)
  expect((await (await testLog()).read()).activity).toEqual([])
})
