import Fastify from 'fastify'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { MULTIPART } from '../multipart.ts'
import { createFormReceiver, type ReceivedForm, type ReceiveRules } from './receive-files.ts'

/** Starts a server that receives forms, and tells what has arrived. */
async function testReceiver(rules: Partial<ReceiveRules> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-receive-'))
  const app = Fastify({ trustProxy: true })
  const errors: unknown[] = []
  app.addContentTypeParser(MULTIPART, (_request, payload, done) => done(null, payload))
  app.post('/', async (request, reply) => {
    const receive = createFormReceiver(request)
    const own = { getMaxFileBytes: () => 500, assertBytes: async () => undefined }
    const given = { folder, maxBytes: 1_000, ...own, ...rules }
    try {
      return await receive(given, describeForm)
    } catch (error) {
      errors.push(error)
      return reply.status(400).send({})
    }
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  const post = async (files: readonly (readonly [field: string, content: string])[]) => {
    const body = new FormData()
    body.set('name', 'Ada')
    for (const [field, content] of files) body.append(field, new Blob([content]), `${field}.txt`)
    const response = await fetch(address, { method: 'POST', body })
    return (await response.json()) as Awaited<ReturnType<typeof describeForm>>
  }
  return { post, errors, port: Number(new URL(address).port), list: () => readdir(folder) }
}

async function describeForm({ fields, files }: ReceivedForm) {
  const contents = files.map(async ({ field, size, content }) => [
    field,
    size,
    content ? await text(content.stream()) : null,
  ])
  return { name: fields['name'], files: await Promise.all(contents) }
}

it('writes files to the disk while they are used', async () => {
  const { post, list } = await testReceiver()
  expect(
    await post([
      ['a', 'one'],
      ['b', 'two'],
    ]),
  ).toEqual({
    name: 'Ada',
    files: [
      ['a', 3, 'one'],
      ['b', 3, 'two'],
    ],
  })
  expect(await list()).toEqual([])
})

it('does not keep a file over its limit or of no field', async () => {
  const getMaxFileBytes = (field: string) => (field === 'none' ? 0 : 500)
  const { post, list } = await testReceiver({ getMaxFileBytes, maxBytes: 10_000 })
  const sent = [
    ['none', 'one'],
    ['big', 'x'.repeat(501)],
    ['a', 'two'],
  ] as const
  expect(await post(sent)).toMatchObject({
    files: [
      ['none', 3, null],
      ['big', 501, null],
      ['a', 3, 'two'],
    ],
  })
  expect(await list()).toEqual([])
})

it('does not keep more than the limit of all files', async () => {
  const { post } = await testReceiver()
  const long = 'x'.repeat(400)
  const { files } = await post(['a', 'b', 'c'].map((field) => [field, long] as const))
  expect(files.map(([, size]) => size)).toEqual([400, 400, 400])
  expect(files.filter(([, , content]) => content === null)).toHaveLength(1)
})

/** Begins to send a form with one file, which arrives from an address. */
function beginForm(port: number, address = '192.0.2.1') {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\ncontent-length: 5000\r\n` +
      'content-type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="a"; filename="a.txt"\r\n\r\nbegin',
  )
  // A server may reset the connection of a form that it has rejected.
  socket.on('error', () => socket.destroy())
  return socket
}

it('lets no network that sends slowly keep others from sending', async () => {
  const { post, errors, port, list } = await testReceiver()
  const begin = (address: string) => beginForm(port, address)
  const slow = Array.from({ length: 4 }, () => begin('2001:db8::1'))
  await expect.poll(list).toHaveLength(4)
  const late = begin('2001:db8::2')
  await expect.poll(() => errors).toMatchObject([{ code: 'http.busy' }])
  expect(await post([['a', 'one']])).toMatchObject({ files: [['a', 3, 'one']] })
  for (const socket of slow) socket.destroy()
  await expect.poll(list).toEqual([])
  const next = begin('2001:db8::3')
  await expect.poll(list).toHaveLength(1)
  for (const socket of [late, next]) socket.destroy()
  await expect.poll(list).toEqual([])
})

it('reads nothing of a form that is announced as too much', async () => {
  const asked: number[] = []
  const assertBytes = async (bytes: number) => {
    asked.push(bytes)
    throw new Error('too much')
  }
  const { post, errors, list } = await testReceiver({ assertBytes, maxBytes: 100_000 })
  await post([['a', 'x'.repeat(10_000)]])
  await post([['a', 'x'.repeat(600_000)]])
  // Text fields are no files.
  expect(asked[0]).toBe(0)
  expect(asked[1]).toBeGreaterThan(75_000)
  expect(asked[1]).toBeLessThan(77_000)
  expect(errors).toHaveLength(2)
  expect(await list()).toEqual([])
})

it('leaves nothing of a form that ends half-way', async () => {
  const { errors, port, list } = await testReceiver()
  const socket = beginForm(port)
  await expect.poll(list).toHaveLength(1)
  socket.destroy()
  await expect.poll(() => errors).toMatchObject([{ code: 'http.malformed' }])
  expect(await list()).toEqual([])
})

it.each([
  ['too many files', Array.from({ length: 101 }, () => ['a', 'x'] as const)],
  ['far too much', [['a', 'x'.repeat(2_000_000)] as const]],
])('rejects a form with %s', async (_name, files) => {
  const { post, errors, list } = await testReceiver()
  await post(files).catch(() => undefined)
  await expect.poll(() => errors).toMatchObject([{ code: 'http.tooLarge' }])
  expect(await list()).toEqual([])
})
