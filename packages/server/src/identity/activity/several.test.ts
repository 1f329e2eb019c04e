import {
  changeProducts,
  createApiKey,
  createDocument,
  createWebhook,
  deleteComments,
  emptyTrash,
  listActivity,
  publishDocuments,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { pageBody } from '../../test/documents.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'

async function testLog() {
  const shop = await testSite()
  const { call } = await testOwner(shop, 'admin')
  await shop.pool.query('delete from activity where site_id = $1', [shop.site.id])
  const read = async () => {
    const { body } = await call('GET', listActivity.path)
    return listActivity.replies[200].parse(body).activity
  }
  const post = async (path: string, body: object) => {
    const reply = await call('POST', path, body)
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }
  const remove = (path: string) => call('DELETE', path)
  return { shop, read, post, remove }
}

it('says how many products a call has changed, and names the first', async () => {
  const { shop, read, post } = await testLog()
  const ids = []
  for (const title of ['Mug', 'Bowl', 'Plate', 'Jug']) ids.push((await shop.product({ title })).id)
  const archive = { kind: 'status', status: 'archived' }
  await post(changeProducts.path, { ids, change: archive })
  const change = { kind: 'delete' }
  await post(changeProducts.path, { ids: ids.slice(0, 2), change })
  await post(changeProducts.path, { ids: ids.slice(2, 3), change })
  const before = await read()
  expect(before.map(({ name, items }) => [name, items])).toEqual([
    ['Plate', 1],
    ['Mug, Bowl', 2],
    ['Mug, Bowl, Plate, …', 4],
  ])
  expect(before[0]).toMatchObject({ subject: ids[2] })
  await post(changeProducts.path, { ids: ids.slice(0, 2), change })
  expect(await read()).toEqual(before)
})

it('names the pages of a publication, and counts what leaves the trash', async () => {
  const { read, post, remove } = await testLog()
  const entries = []
  for (const title of ['About', 'Team']) {
    const slug = title.toLowerCase()
    const body = pageBody({ meta: { 'en-US': { title, slug } } })
    const created = createDocument.replies[200].parse(
      await post(createDocument.path, { kind: 'page', body }),
    )
    entries.push({ documentId: created.id, locale: 'en-US', rev: created.rev })
  }
  await post(publishDocuments.path, { entries })
  expect((await read())[0]).toMatchObject({ name: 'About, Team', items: 2, subject: '' })
  await remove(emptyTrash.path)
  expect((await read())[0]).toMatchObject({ operation: 'publishDocuments' })
  for (const { documentId } of entries) await remove(`/api/studio/documents/${documentId}`)
  await remove(emptyTrash.path)
  expect((await read())[0]).toMatchObject({ operation: 'emptyTrash', name: '', items: 2 })
})

it('records nothing for a call that has changed none', async () => {
  const { read, post } = await testLog()
  await post(deleteComments.path, { ids: ['0199e3a0-0000-7000-8000-000000000000'] })
  expect(await read()).toEqual([])
})

it('names and links what a reply has beside a secret', async () => {
  const { read, post } = await testLog()
  const webhook = createWebhook.replies[200].parse(
    await post(createWebhook.path, {
      ...{ address: 'https://hooks.example.com/in', events: ['order.created'] },
    }),
  )
  const { key } = createApiKey.replies[200].parse(
    await post(createApiKey.path, { name: 'Stock', scopes: ['products:write'] }),
  )
  expect(await read()).toMatchObject([
    { operation: 'createApiKey', subject: key.id, name: 'Stock' },
    { operation: 'createWebhook', subject: webhook.webhook.id, name: 'hooks.example.com' },
  ])
})
