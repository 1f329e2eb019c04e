import { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { createZipSink } from '../../../platform/zip/zip-sink.ts'
import { createZipSource } from './zip-source.ts'
import type { ZipFile } from './zip-directory.ts'

function toFile(bytes: Buffer): ZipFile {
  return {
    size: bytes.length,
    open: async function* ({ start, end }) {
      yield bytes.subarray(start, end + 1)
    },
  }
}

/** Writes files into a zip file in memory. */
async function zip(files: Readonly<Record<string, string | Readable>>): Promise<Buffer> {
  const chunks: Buffer[] = []
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  const sink = createZipSink(target)
  for (const [path, given] of Object.entries(files))
    await sink.write(path, typeof given === 'string' ? Buffer.from(given) : given)
  await sink.finish()
  return Buffer.concat(chunks)
}

const read = async (bytes: Buffer, path: string) => {
  const source = await createZipSource(toFile(bytes))
  return Buffer.from((await source.read(path, 1_000_000)) ?? []).toString()
}

it('reads what it writes, packed and in parts', async () => {
  const parts = Readable.from([Buffer.from('left '), Buffer.from('right')])
  const bytes = await zip({
    'site.json': 'a'.repeat(5_000),
    'assets/é.bin': parts,
    'empty.json': '',
  })
  const source = await createZipSource(toFile(bytes))
  expect(await source.list()).toEqual([
    { path: 'site.json', size: 5_000, kind: 'file' },
    { path: 'assets/é.bin', size: 10, kind: 'file' },
    { path: 'empty.json', size: 0, kind: 'file' },
  ])
  expect(await read(bytes, 'site.json')).toBe('a'.repeat(5_000))
  expect((await buffer(source.stream('assets/é.bin'))).toString()).toBe('left right')
  expect(await read(bytes, 'empty.json')).toBe('')
  expect(await source.read('site.json', 4_999)).toBeUndefined()
})

it('ignores one folder around everything, and the files of systems', async () => {
  const bytes = await zip({
    'my-site/site.json': '{}',
    'my-site/.DS_Store': 'x',
    '__MACOSX/a': 'x',
  })
  const source = await createZipSource(toFile(bytes))
  expect((await source.list()).map(({ path }) => path)).toEqual(['site.json'])
})

it('is the same for the same files', async () => {
  const files = { 'site.json': '{}', 'a.json': '[]' }
  expect((await zip(files)).equals(await zip(files))).toBe(true)
})

it('says what is wrong with a file that is cut off, damaged or no zip file', async () => {
  const whole = await zip({ 'site.json': 'some text that is packed, packed and packed' })
  await expect(createZipSource(toFile(Buffer.from('PDF')))).rejects.toThrow('not a zip file')
  await expect(createZipSource(toFile(whole.subarray(0, -30)))).rejects.toThrow('end is missing')
  await expect(createZipSource(toFile(whole.subarray(60)))).rejects.toThrow('damaged')
  const damaged = Buffer.from(whole)
  damaged.fill(0xff, 40, 60)
  await expect(read(damaged, 'site.json')).rejects.toThrow('site.json is damaged')
})

it('rejects what unpacks to far more than its size, and more than an entry says', async () => {
  const bomb = await zip({ 'site.json': '0'.repeat(1_000_000) })
  const end = bomb.length - 22
  const start = bomb.readUInt32LE(end + 16)
  const lying = Buffer.from(bomb)
  lying.writeUInt32LE(1_000, start + 24)
  await expect(read(lying, 'site.json')).rejects.toThrow('damaged')
  const huge = Buffer.from(bomb)
  huge.writeUInt32LE(0xff_ff_ff_f0, start + 24)
  await expect(createZipSource(toFile(huge))).rejects.toThrow('far more than its size')
})

it('names links, which an archive never has', async () => {
  const bytes = await zip({ 'site.json': '/etc/passwd' })
  const start = bytes.readUInt32LE(bytes.length - 22 + 16)
  bytes.writeUInt32LE(0xa1_ff_00_00, start + 38)
  const source = await createZipSource(toFile(bytes))
  expect(await source.list()).toMatchObject([{ path: 'site.json', kind: 'link' }])
})

it('closes the file when an entry is not read to its end', async () => {
  const { size, open } = toFile(await zip({ 'site.json': 'a'.repeat(1_000_000) }))
  let opened = 0
  const source = await createZipSource({
    size,
    open: async function* ({ start, end }) {
      opened += 1
      try {
        for (let at = start; at <= end; at += 16)
          yield* open({ start: at, end: Math.min(at + 15, end) })
      } finally {
        opened -= 1
      }
    },
  })
  for await (const _ of source.stream('site.json')) break
  await vi.waitFor(() => expect(opened).toBe(0))
})
