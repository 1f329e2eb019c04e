import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** The licenses that may be distributed with Apache-2.0 code, in source and in a bundle. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
]
const ALSO = ['Python-2.0', 'OFL-1.1', 'CC0-1.0', 'Unlicense', 'PostgreSQL']

/** Loaded as a library of its own and never bundled, so that it can be replaced, as the LGPL asks. */
const LOADED = /^@img\/sharp-(libvips-)?[\w-]+$/

const manifest = z.object({
  name: z.string(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

type Manifest = z.output<typeof manifest>

/** Everything that our packages need to run, as far as it is installed on this machine. */
function installed(): readonly Manifest[] {
  const found = new Map<string, Manifest>()
  const visit = (folder: string) => {
    if (found.has(folder)) return
    const read = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    found.set(folder, read)
    for (const name of Object.keys({ ...read.dependencies, ...read.optionalDependencies })) {
      const at = getFolder(name, folder)
      if (at !== undefined && !name.startsWith('@vitrine/')) visit(at)
    }
  }
  for (const name of readdirSync(join(ROOT, 'packages'))) visit(join(ROOT, 'packages', name))
  return [...found.values()].filter(({ name }) => !name.startsWith('@vitrine/'))
}

/** Returns the folder where Node finds a package: beside, or in a parent folder. */
function getFolder(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const at = join(folder, 'node_modules', name)
    if (existsSync(join(at, 'package.json'))) return at
  }
  return undefined
}

it('depends only on packages with a compatible license', () => {
  const all = installed()
  expect(all.length).toBeGreaterThan(20)
  const others = all.filter(
    ({ name, license }) => ![...FREE, ...ALSO].includes(license ?? '') && !LOADED.test(name),
  )
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

it('is itself under Apache-2.0, in every package', () => {
  for (const name of [
    '.',
    ...readdirSync(join(ROOT, 'packages')).map((each) => `packages/${each}`),
  ]) {
    const { license } = manifest.parse(
      JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')),
    )
    expect(license, name).toBe('Apache-2.0')
  }
  expect(readFileSync(join(ROOT, 'LICENSE'), 'utf8')).toContain('Apache License')
})
