import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { FileUpload } from '@vitrine/contract'
import { MAX_FILE_BYTES, MAX_PART_BYTES, RESUMABLE_BYTES } from '@vitrine/model'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testImage } from '../../test/files.ts'
import { FILES, testLibrary } from '../../test/library.ts'
import { testOwner } from '../../test/owner.ts'
import { TestBrowser } from '../../test/site.ts'
import { deleteUnneededParts } from './parts.ts'
import { deleteAbandonedUploads, listNeededUploads } from './store.ts'

/** Each test has its own bytes, as equal bytes are stored once for all sites. */
let serial = 0
const createAudio = (length = 50_000) => {
  const bytes = Buffer.alloc(length, (serial += 1))
  bytes.write('ID3')
  return bytes
}

type Library = Awaited<ReturnType<typeof testLibrary>>

async function begin({ call }: Library, given: Readonly<Record<string, unknown>>) {
  const { status, body } = await call('POST', `${FILES}/uploads`, { filename: 'a.bin', ...given })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as FileUpload
}

const send = ({ sendBytes }: Library, id: string, offset: number, bytes: Uint8Array) =>
  sendBytes('PUT', `${FILES}/uploads/${id}?offset=${offset}`, bytes)

it('stores a file that arrives in parts, with the type of its content', async () => {
  const library = await testLibrary()
  const bytes = createAudio()
  const { id, state } = await begin(library, { filename: 'talk.html', byteSize: bytes.length })
  expect(state).toBe('receiving')
  const first = await send(library, id, 0, bytes.subarray(0, 20_000))
  expect(first).toMatchObject({ status: 200, body: { offset: 20_000, state: 'receiving' } })
  expect(await send(library, id, 20_000, bytes.subarray(20_000))).toMatchObject({ status: 200 })
  const finished = await library.call('POST', `${FILES}/uploads/${id}/finish`)
  expect(finished).toMatchObject({
    status: 200,
    body: {
      state: 'complete',
      file: { kind: 'audio', contentType: 'audio/mpeg', filename: 'talk.html', image: null },
    },
  })
  const { file } = finished.body as FileUpload
  const served = await library.browser.send('GET', file?.url ?? '')
  expect(served).toMatchObject({ status: 200, headers: { 'content-type': 'audio/mpeg' } })
  expect(file?.url).toBe(`/assets/${createHash('sha256').update(bytes).digest('hex')}.mp3`)
  // The response may have been lost.
  expect(await library.call('POST', `${FILES}/uploads/${id}/finish`)).toMatchObject({
    body: { state: 'complete' },
  })
})

it('begins one upload for the same key, however often its answer is lost', async () => {
  const library = await testLibrary()
  const key = { 'idempotency-key': 'b1946ac92492d2347c6235b4d2611184' }
  const body = { filename: 'talk.mp3', byteSize: 1_000 }
  const create = async () => {
    const created = await library.call('POST', `${FILES}/uploads`, body, key)
    return created.body as FileUpload
  }
  const { id } = await create()
  expect(await create()).toMatchObject({ id, state: 'receiving' })
  expect((await begin(library, body)).id).not.toBe(id)
  expect(
    await library.call('POST', `${FILES}/uploads`, { ...body, byteSize: 2_000 }, key),
  ).toMatchObject({ status: 422, body: { code: 'idempotency.otherRequest' } })
})

const INCOMPLETE = 'File upload failed to complete'

it('names the offset to resume from, and accepts no other', async () => {
  const library = await testLibrary()
  const bytes = createAudio()
  const { id } = await begin(library, { byteSize: bytes.length })
  await send(library, id, 0, bytes.subarray(0, 30_000))
  for (const offset of [0, 29_999, 30_001])
    expect(await send(library, id, offset, bytes.subarray(offset))).toMatchObject({
      status: 409,
      body: { code: 'files.wrongOffset', message: expect.stringContaining(INCOMPLETE) },
    })
  expect(await library.call('POST', `${FILES}/uploads/${id}/finish`)).toMatchObject({
    status: 409,
    body: { code: 'files.incomplete', message: expect.stringContaining(INCOMPLETE) },
  })
  // What has arrived is on the disk, whatever happened to the server.
  expect(await library.call('GET', `${FILES}/uploads/${id}`)).toMatchObject({
    body: { offset: 30_000, state: 'receiving' },
  })
})

it('rejects more bytes than declared, and stores none of that part', async () => {
  const library = await testLibrary()
  const { id } = await begin(library, { byteSize: 1_000 })
  expect(await send(library, id, 0, createAudio(1_001))).toMatchObject({ status: 413 })
  expect(await library.call('GET', `${FILES}/uploads/${id}`)).toMatchObject({ body: { offset: 0 } })
  const large = await begin(library, { byteSize: MAX_PART_BYTES + 10 })
  expect(await send(library, large.id, 0, createAudio(MAX_PART_BYTES + 1))).toMatchObject({
    status: 413,
  })
})

it('rejects a file above the limit before a byte is sent', async () => {
  const { call } = await testLibrary()
  const upload = { filename: 'film.mp4', byteSize: MAX_FILE_BYTES + 1 }
  expect(await call('POST', `${FILES}/uploads`, upload)).toMatchObject({
    status: 413,
    body: { message: 'File too large with max size 1.86 GB.' },
  })
})

it('inspects an image that arrives in parts as any other', async () => {
  const library = await testLibrary()
  const whole = await testImage('png', { width: 341 }).toBuffer()
  const bytes = Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')])
  const { id } = await begin(library, { filename: 'a.mp3', byteSize: bytes.length })
  await send(library, id, 0, bytes)
  expect(await library.call('POST', `${FILES}/uploads/${id}/finish`)).toMatchObject({
    status: 422,
    body: { code: 'files.somethingElse' },
  })
  expect((await library.call('GET', FILES)).body).toMatchObject({ files: [] })
})

it('deletes what has arrived of a canceled upload', async () => {
  const library = await testLibrary()
  const { id } = await begin(library, { byteSize: 1_000 })
  await send(library, id, 0, createAudio(500))
  expect(await library.call('DELETE', `${FILES}/uploads/${id}`)).toMatchObject({
    body: { state: 'cancelled', message: 'File processing cancelled', offset: 0 },
  })
  expect(await send(library, id, 0, createAudio(500))).toMatchObject({
    status: 409,
    body: { code: 'files.ended' },
  })
})

it('deletes the parts of abandoned uploads, and no others', async () => {
  const library = await testLibrary()
  const { db, files } = library
  const age = async (byteSize: number, days: number) => {
    const { id } = await begin(library, { byteSize })
    await db.execute(
      `update file_upload set created_at = now() - interval '${days} days' where id = '${id}'`,
    )
    return id
  }
  const fresh = await begin(library, { byteSize: 9 })
  // A small file is not resumed: it is sent from the start again.
  const abandoned = [await age(9, 2), await age(RESUMABLE_BYTES, 8)]
  const resumable = await age(RESUMABLE_BYTES, 2)
  await deleteAbandonedUploads(db)
  for (const id of abandoned)
    expect(await library.call('GET', `${FILES}/uploads/${id}`)).toMatchObject({ status: 404 })
  expect(await library.call('GET', `${FILES}/uploads/${resumable}`)).toMatchObject({ status: 200 })
  const needed = await listNeededUploads(db)
  expect([...abandoned, resumable, fresh.id].map((id) => needed.has(id))).toEqual([
    ...[false, false],
    ...[true, true],
  ])
  await send(library, fresh.id, 0, Buffer.from('ID3'))
  await deleteUnneededParts(files, needed)
  expect(await readdir(files.draftsFolder)).toContain(`upload-${fresh.id}`)
})

it('replaces a file wherever it is used, under a new URL', async () => {
  const library = await testLibrary()
  const before = await library.uploaded(await testImage('png', { width: 342 }).toBuffer())
  await library.call('PUT', `${FILES}/${before.id}`, { altText: 'A mug' })
  const bytes = await testImage('jpeg', { width: 343 }).toBuffer()
  const { id } = await begin(library, { byteSize: bytes.length, replaces: before.id })
  await send(library, id, 0, bytes)
  const { body } = await library.call('POST', `${FILES}/uploads/${id}/finish`)
  const { file } = body as FileUpload
  expect(file).toMatchObject({
    id: before.id,
    contentType: 'image/jpeg',
    image: { width: 343, altText: 'A mug' },
  })
  expect(file?.url).not.toBe(before.url)
  expect(await library.browser.visit(before.url)).toMatchObject({ status: 404 })
  expect(await library.browser.visit(file?.url ?? '')).toMatchObject({ status: 200 })
})

it('replaces a file by none of another kind, and by none that the library has', async () => {
  const library = await testLibrary()
  const before = await library.uploaded(await testImage('png', { width: 344 }).toBuffer())
  const bytes = await testImage('png', { width: 345 }).toBuffer()
  const other = await library.uploaded(bytes)
  for (const [sent, status, code] of [
    [createAudio(), 422, 'files.otherKind'],
    [bytes, 409, 'files.alreadyStored'],
  ] as const) {
    const { id } = await begin(library, { byteSize: sent.length, replaces: before.id })
    await send(library, id, 0, sent)
    const reply = await library.call('POST', `${FILES}/uploads/${id}/finish`)
    expect(reply).toMatchObject({ status, body: { code } })
  }
  expect(await library.browser.visit(before.url)).toMatchObject({ status: 200 })
  expect(await library.browser.visit(other.url)).toMatchObject({ status: 200 })
  const unknown = { filename: 'a', byteSize: 1, replaces: newId() }
  expect(await library.call('POST', `${FILES}/uploads`, unknown)).toMatchObject({ status: 404 })
})

it('accepts parts from staff who may upload, with the token of their session', async () => {
  const library = await testLibrary()
  const { id } = await begin(library, { byteSize: 10 })
  const path = `${FILES}/uploads/${id}?offset=0`
  const forged = await library.sendBytes('PUT', path, Buffer.alloc(10), { 'x-csrf-token': 'x' })
  expect(forged.status).toBe(403)
  const foreign = await library.sendBytes('PUT', path, Buffer.alloc(10), {
    origin: 'https://evil.example',
  })
  expect(foreign.status).toBe(403)
  const { app, host, db, site } = library
  const viewer = await testOwner({ db, site, browser: () => new TestBrowser(app, host) }, 'viewer')
  expect(
    await viewer.call('POST', `${FILES}/uploads`, { filename: 'a', byteSize: 1 }),
  ).toMatchObject({ status: 403 })
  const other = await testLibrary()
  expect(await send(other, id, 0, Buffer.alloc(10))).toMatchObject({ status: 404 })
  expect(await library.call('GET', `${FILES}/uploads/${id}`)).toMatchObject({ body: { offset: 0 } })
})
