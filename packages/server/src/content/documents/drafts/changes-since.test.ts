import { applyOps, type Op } from '@vitrine/page'
import { expect, it } from 'vitest'
import { setWord, testStudio } from '../../../test/documents.ts'

it('reads the operations from a revision to the current one', async () => {
  const studio = await testStudio()
  const page = await studio.page()
  await studio.change(page.id, 1, [setWord('one', 'first')])
  await studio.change(page.id, 2, [setWord('one', 'second'), setWord('two', 'other')])
  const { status, body } = await studio.call('GET', `/documents/${page.id}/changes/since/1`)
  expect(status).toBe(200)
  const { rev, ops } = body as { readonly rev: number; readonly ops: readonly Op[] }
  expect(rev).toBe(3)
  expect(applyOps(page.body as never, ops).body).toEqual((await studio.read(page.id)).body)
  const none = await studio.call('GET', `/documents/${page.id}/changes/since/3`)
  expect(none.body).toEqual({ rev: 3, ops: [] })
})

it('rejects a revision that does not exist or is too old, and documents of other sites', async () => {
  const studio = await testStudio()
  const page = await studio.page()
  const since = (rev: string, at = studio) =>
    at.call('GET', `/documents/${page.id}/changes/since/${rev}`)
  expect(await since('2')).toMatchObject({ status: 409, body: { code: 'documents.noRevision' } })
  expect((await since('0')).status).toBe(400)
  expect((await since('1', await testStudio())).status).toBe(404)
  await studio.change(page.id, 1, [setWord('one', 'first')])
  await studio.pool.query('delete from change_set where site_id = $1', [studio.site.id])
  expect((await since('1')).status).toBe(409)
  const viewer = await studio.signIn('viewer')
  const reply = await viewer.call('GET', `/documents/${page.id}/changes/since/1`)
  expect(reply.status).toBe(403)
})
