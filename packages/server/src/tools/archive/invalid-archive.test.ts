import fc from 'fast-check'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { type ArchiveSource, importArchive } from './index.ts'
import { exported, readFiles } from '../../test/archive.ts'
import { fullSite } from '../../test/full-site.ts'

const nonsense = [
  ...[null, '', 'x', '../../etc', -1, 1.5, 1e308, true, [], {}, [[]], [null], { id: null }],
  ...[
    '__proto__',
    'constructor',
    '2026-99-99T00:00:00.000Z',
    '\u0000',
    '\ud800',
    'a'.repeat(10_000),
  ],
  { schema: 99 },
  { schema: '1', meta: null, sections: {}, blocks: [] },
  JSON.parse('{"__proto__": {"x": 1}, "toString": 1}') as unknown,
]

/** Every place in a value. */
function places(value: unknown): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const below = Object.entries(value).flatMap(([name, part]) =>
    places(part).map((rest) => [name, ...rest]),
  )
  return [[], ...below]
}

function replaced(value: unknown, [first, ...rest]: readonly string[], by: unknown): unknown {
  if (first === undefined) return by
  const copy = structuredClone(value) as Record<string, unknown>
  copy[first] = replaced(copy[first], rest, by)
  return copy
}

it('reports, rejects or accepts random values anywhere in an archive, and never crashes', async () => {
  const site = await fullSite()
  const { folder } = await exported(site)
  const files = new Map(
    Object.entries(readFiles(folder)).map(([path, hex]) => [path, Buffer.from(hex, 'hex')]),
  )
  const json = [...files.keys()].filter((path) => path.endsWith('.json'))
  const spots = json.flatMap((path) => {
    const value: unknown = JSON.parse(String(files.get(path)))
    return places(value).map((place) => ({ path, value, place }))
  })
  const sourceWith = (path: string, bytes: Buffer): ArchiveSource => {
    const all = new Map([...files, [path, bytes]])
    const entries = [...all].map(([each, { byteLength: size }]) => ({ path: each, size }))
    return {
      list: async () => entries.map((entry) => ({ ...entry, kind: 'file' as const })),
      read: async (each) => all.get(each),
      stream: (each) => Readable.from([all.get(each)]),
    }
  }
  let serial = 0
  const spot = fc.constantFrom(...spots)
  const seen = new Set<string>()
  const holds = fc.asyncProperty(spot, fc.constantFrom(...nonsense), async (at, value) => {
    const bytes = Buffer.from(JSON.stringify(replaced(at.value, at.place, value)) ?? '')
    const source = sourceWith(at.path, bytes)
    serial += 1
    const identifier = `${site.siteId}-${serial}`
    const { state } = await importArchive(site.db, site.files, source, { identifier })
    seen.add(state)
  })
  await fc.assert(holds, { numRuns: 150 })
  expect(seen).toContain('invalid')
  expect(seen).toContain('done')
})
