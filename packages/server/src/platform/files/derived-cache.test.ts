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
const nameOf = (letter: string) => `${letter.repeat(64)}-500w.webp`
const kilobytes = (count: number) => Buffer.alloc(count * 1_000, 'x')

it('lets go of what was not asked for the longest, and never grows beyond its bound', async () => {
  const cache = new DerivedCache(newFolder(), 3_000)
  for (const letter of ['a', 'b', 'c']) await cache.put(nameOf(letter), kilobytes(1))
  expect(await cache.get(nameOf('a'))).toHaveLength(1_000)
  await cache.put(nameOf('d'), kilobytes(1))
  expect(await cache.get(nameOf('b'))).toBeUndefined()
  for (const letter of ['a', 'c', 'd']) expect(await cache.get(nameOf(letter))).toBeDefined()
})

it('knows after a restart what was used last', async () => {
  const folder = newFolder()
  const before = new DerivedCache(folder, 9_000)
  for (const letter of ['a', 'b', 'c']) await before.put(nameOf(letter), kilobytes(1))
  const long = new Date(Date.now() - 9 * 3_600_000)
  for (const letter of ['a', 'b'])
    await utimes(join(folder, letter + letter, nameOf(letter)), long, long)
  // Noted, since it was not for more than an hour.
  await new DerivedCache(folder, 9_000).get(nameOf('a'))
  const after = new DerivedCache(folder, 3_000)
  await after.put(nameOf('d'), kilobytes(1))
  expect(await after.get(nameOf('b'))).toBeUndefined()
  expect(await after.get(nameOf('a'))).toBeDefined()
})

it('writes nothing under a name that is none of its own', async () => {
  const folder = newFolder()
  const cache = new DerivedCache(folder, 3_000)
  for (const name of ['../x', 'a', `${'a'.repeat(64)}-500w.html`, `${'A'.repeat(64)}-5w.webp`])
    await cache.put(name, kilobytes(1))
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

it('holds the last used that fit, whatever the order', async () => {
  const letters = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 30 }), async (used) => {
      const cache = new DerivedCache(newFolder(), 3_000)
      const expected: string[] = []
      for (const letter of used) {
        const known = expected.indexOf(letter)
        expect((await cache.get(nameOf(letter))) !== undefined).toBe(known >= 0)
        if (known >= 0) expected.splice(known, 1)
        else await cache.put(nameOf(letter), kilobytes(1))
        expected.push(letter)
        if (expected.length > 3) expected.shift()
      }
    }),
    { numRuns: 25 },
  )
})
