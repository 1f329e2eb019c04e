import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const ROOT = new URL('../../../../', import.meta.url)
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

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
