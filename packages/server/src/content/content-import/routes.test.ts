import { expect, it } from 'vitest'
import { storePrivateFile } from '../../platform/files/private-file.ts'
import { testStudio } from '../../test/documents.ts'
import { startStandIn } from '../../test/fetch.ts'
import { wxr, wxrItem } from './test/wxr.ts'

async function upload(content: string) {
  const studio = await testStudio()
  const key = await studio.files.storeFile(Buffer.from(content))
  const file = await studio.files.readFile(key)
  if (!file) throw new Error('A file is not there')
  const ports = { db: studio.db, files: studio.files }
  const { id } = await storePrivateFile(ports, studio.site.id, { file, filename: 'export.xml' })
  return { ...studio, id }
}

it('imports an uploaded export step by step', async () => {
  const { call, id } = await upload(wxr([1, 2, 3].map((number) => wxrItem({ id: number }))))
  const send = (given: object) => call('POST', '/content-imports', { fileId: id, ...given })
  const plan = await send({ dryRun: true })
  expect(plan.body).toMatchObject({ format: 'WordPress', counts: { posts: 3 }, remaining: 0 })
  const first = await send({ dryRun: false, limit: 2 })
  expect(first.body).toMatchObject({ counts: { posts: 2 }, remaining: 1 })
  const second = await send({ dryRun: false, limit: 2 })
  expect(second.body).toMatchObject({ counts: { posts: 1, exists: 2 }, remaining: 0 })
  expect((await call('DELETE', `/content-imports/files/${id}`)).status).toBe(200)
  expect(await send({ dryRun: true })).toMatchObject({ status: 404 })
})

it('rejects other files, and files of other sites', async () => {
  const other = await upload('Hello')
  const reply = await other.call('POST', '/content-imports', { fileId: other.id, dryRun: true })
  expect([reply.status, reply.text]).toEqual([422, expect.stringContaining('not supported')])
  const { call } = await testStudio()
  const foreign = await call('POST', '/content-imports', { fileId: other.id, dryRun: true })
  expect(foreign.status).toBe(404)
})

it('is not for writers', async () => {
  const { id, signIn } = await upload(wxr([wxrItem({ id: 1 })]))
  const { call } = await signIn('editor')
  expect((await call('POST', '/content-imports', { fileId: id, dryRun: true })).status).toBe(403)
})

it('imports code only for owners, and fetches no images of other entries', async () => {
  const { requests } = await startStandIn('old.example', (_request, reply) => {
    reply.writeHead(404).end()
  })
  const { id, signIn } = await upload(
    wxr([
      wxrItem({ id: 1, body: '<img src="/a.png"><table><tr><td>1</td></tr></table>' }),
      wxrItem({ id: 2, body: 'Words' }),
    ]),
  )
  const manager = await signIn('website-manager')
  const rejected = {
    counts: { posts: 1, error: 1 },
    entries: [{ action: 'error', notes: ['has code, which only an owner can import'] }],
  }
  for (const dryRun of [true, false]) {
    const reply = await manager.call('POST', '/content-imports', { fileId: id, dryRun })
    expect(reply.body).toMatchObject(rejected)
  }
  expect(requests).toEqual([])
  const owner = await signIn('admin')
  const reply = await owner.call('POST', '/content-imports', { fileId: id, dryRun: false })
  expect(reply.body).toMatchObject({ counts: { posts: 1, exists: 1, error: 0 } })
  expect(requests).toEqual(['/a.png'])
})

it('goes on behind entries with errors, and fetches none of their images', async () => {
  const { requests } = await startStandIn('old.example', (_request, reply) => {
    reply.writeHead(404).end()
  })
  const posts = ['a', 'b', 'c'].map((name) => ({
    ...{ id: name, title: name, html: `<img src="/${name}.png">`, status: 'published' },
    // No document has the date of the first one.
    published_at: name === 'a' ? '+020000-01-01T00:00:00Z' : '2020-01-01T00:00:00Z',
  }))
  const { id, call } = await upload(JSON.stringify({ db: [{ data: { posts } }] }))
  const given = { fileId: id, dryRun: false, limit: 1, oldSite: 'http://old.example' }
  const send = () => call('POST', '/content-imports', given)
  const step = { counts: { posts: 1, error: 1 } }
  expect((await send()).body).toMatchObject({ ...step, remaining: 1 })
  expect((await send()).body).toMatchObject({ ...step, remaining: 0 })
  expect(requests).toEqual(['/b.png', '/c.png'])
})
