import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { DerivedCache } from './derived-cache.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrine-derived-'))
afterAll(() => rmSync(root, { recursive: true }))

let serial = 0
const newFolder = () => join(root, String(++serial))
const formatName = (prefix: string) => `${prefix.repeat(64)}-500w.webp`
const kilobytes = (count: number) => Buffer.alloc(count * 1_000, 'x')

it('deletes the least recently used files, and never exceeds its limit', async () => {
  const cache = new DerivedCache(newFolder(), 3_000)
  for (const prefix of ['a', 'b', 'c']) await cache.put(formatName(prefix), kilobytes(1))
  expect(await cache.get(formatName('a'))).toHaveLength(1_000)
  await cache.put(formatName('d'), kilobytes(1))
  expect(await cache.get(formatName('b'))).toBeUndefined()
  for (const prefix of ['a', 'c', 'd']) expect(await cache.get(formatName(prefix))).toBeDefined()
})

it('keeps the order of use over a restart', async () => {
  const folder = newFolder()
  const before = new DerivedCache(folder, 9_000)
  for (const prefix of ['a', 'b', 'c']) await before.put(formatName(prefix), kilobytes(1))
  const long = new Date(Date.now() - 9 * 3_600_000)
  for (const prefix of ['a', 'b'])
    await utimes(join(folder, prefix + prefix, formatName(prefix)), long, long)
  // Noted, since it was not for more than an hour.
  await new DerivedCache(folder, 9_000).get(formatName('a'))
  const after = new DerivedCache(folder, 3_000)
  await after.put(formatName('d'), kilobytes(1))
  expect(await after.get(formatName('b'))).toBeUndefined()
  expect(await after.get(formatName('a'))).toBeDefined()
})

it('writes only names of its own', async () => {
  const folder = newFolder()
  const cache = new DerivedCache(folder, 3_000)
  for (const name of ['../x', 'a', `${'a'.repeat(64)}-500w.html`, `${'A'.repeat(64)}-5w.webp`])
    await cache.put(name, kilobytes(1))
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

it('holds the most recently used files that fit', async () => {
  const prefixes = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  await fc.assert(
    fc.asyncProperty(fc.array(prefixes, { maxLength: 30 }), async (used) => {
      const cache = new DerivedCache(newFolder(), 3_000)
      const expected: string[] = []
      for (const prefix of used) {
        const known = expected.indexOf(prefix)
        expect((await cache.get(formatName(prefix))) !== undefined).toBe(known >= 0)
        if (known >= 0) expected.splice(known, 1)
        else await cache.put(formatName(prefix), kilobytes(1))
        expected.push(prefix)
        if (expected.length > 3) expected.shift()
      }
    }),
    { numRuns: 25 },
  )
})
