import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { listImports } from './floors.ts'

const ROOT = new URL('../../../../', import.meta.url)
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

/** The programs that work long without a pause, by the file that runs in a process of its own. */
const IN_PROCESSES: ReadonlyMap<string, RegExp> = new Map([
  ['platform/files/image-worker.ts', /^import .*'sharp'/m],
  ['website/styles/style-worker.ts', /^import .*'less\//m],
])

it('names every production dependency with its reason in docs/reference/dependencies.md', () => {
  const used = readdirSync(new URL('packages/', ROOT)).flatMap((name) => {
    const text = readFileSync(new URL(`packages/${name}/package.json`, ROOT), 'utf8')
    const { dependencies, optionalDependencies } = manifestSchema.parse(JSON.parse(text))
    return Object.keys({ ...dependencies, ...optionalDependencies })
  })
  const page = readFileSync(new URL('docs/reference/dependencies.md', ROOT), 'utf8')
  const rows = [...page.matchAll(/^\| `([^`]+)` +\| [^|]+ \| ([^|]*?) +\|$/gm)]
  const third = used.filter((name) => !name.startsWith('@vitrine/'))
  expect(rows.map(([, name]) => name)).toEqual([...new Set(third)].toSorted())
  for (const [, name, reason = ''] of rows) expect(reason.length, name).toBeGreaterThan(10)
})

it('imports the decoder of images and the compiler of styles into processes of their own alone', () => {
  const imports = listImports()
  const listLoaded = (file: string, loaded = new Set<string>()): ReadonlySet<string> => {
    loaded.add(file)
    for (const { from, to } of imports) if (from === file && !loaded.has(to)) listLoaded(to, loaded)
    return loaded
  }
  const hasImport = (file: string, pattern: RegExp) =>
    pattern.test(readFileSync(new URL(`packages/server/src/${file}`, ROOT), 'utf8'))
  const server = [...listLoaded('main.ts')]
  expect(server.length).toBeGreaterThan(500)
  for (const [worker, pattern] of IN_PROCESSES) {
    const importing = [...listLoaded(worker)].filter((file) => hasImport(file, pattern))
    expect(importing.length).toBeGreaterThan(0)
    expect(server.filter((file) => hasImport(file, pattern))).toEqual([])
  }
})
