import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** What each package may import of ours. A package that does not exist yet has its wall already. */
const MAY = {
  model: [],
  template: [],
  page: ['model'],
  blocks: ['model', 'page'],
  contract: ['model'],
  server: ['model', 'template', 'page', 'blocks', 'contract'],
  storefront: ['model'],
  tracking: ['model'],
  studio: ['model', 'template', 'page', 'blocks', 'contract'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const names = Object.keys(MAY)

/** Files that try, and whether the linter is to let them. */
const attempts = new Map<string, { readonly text: string; readonly isAllowed: boolean }>()

for (const [name, allowed] of Object.entries(MAY)) {
  const may: readonly string[] = allowed
  for (const other of names.filter((each) => each !== name))
    attempts.set(`packages/${name}/src/takes-${other}.ts`, {
      text: `export * from '@vitrine/${other}'\n`,
      isAllowed: may.includes(other),
    })
  attempts.set(`packages/${name}/src/by-path.ts`, {
    text: `export * from '../../model/src/index.ts'\n`,
    isAllowed: false,
  })
}

const SERVER = {
  'commerce/cart/past-the-door.ts': [`export * from '../catalog/store.ts'`, false],
  'commerce/cart/at-the-door.ts': [`export * from '../catalog/index.ts'`, true],
  'commerce/cart/on-the-platform.ts': [`export * from '../../platform/http/mount.ts'`, true],
  'commerce/cart/down.ts': [`export * from '../../identity/sites/index.ts'`, true],
  'commerce/cart/down-past-the-door.ts': [`export * from '../../identity/sites/store.ts'`, false],
  'commerce/cart/up.ts': [`export * from '../../content/documents/index.ts'`, false],
  'commerce/cart/up-by-type.ts': [
    `import type { Draft } from '../../content/documents/index.ts'\nexport type Mine = Draft`,
    false,
  ],
  'commerce/cart/whole-server.ts': [`export * from '../../app.ts'`, false],
  'commerce/cart/test-code.ts': [`export * from '../../test/site.ts'`, false],
  'commerce/cart/own/deeper.ts': [`export * from '../../catalog/store.ts'`, false],
  'commerce/cart/own/beside.ts': [`export * from '../store.ts'`, true],
  'commerce/cart/own/up.ts': [`export * from '../../../website/pages/index.ts'`, false],
  'platform/http/knows-a-slice.ts': [`export * from '../../commerce/cart/index.ts'`, false],
  'platform/db/knows-a-slice.ts': [`export * from '../../commerce/cart/store.ts'`, false],
  'platform/mail/in-a-room.ts': [`export * from '../db/db.ts'`, true],
} as const

for (const [file, [text, isAllowed]] of Object.entries(SERVER))
  attempts.set(`packages/server/src/${file}`, { text: `${text}\n`, isAllowed })

attempts.set('packages/storefront/src/types-only.ts', {
  text: `import type { Route } from '@vitrine/contract'\nexport type Mine = Route\n`,
  isAllowed: true,
})
attempts.set('packages/storefront/src/zod.ts', {
  text: `export * from 'zod'\n`,
  isAllowed: false,
})
attempts.set('packages/model/src/library.ts', {
  text: `export * from 'zod'\n`,
  isAllowed: false,
})

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })),
})

const folder = mkdtempSync(join(tmpdir(), 'vitrine-walls-'))
let refused = new Set<string>()

beforeAll(() => {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [file, { text }] of attempts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = report.parse(JSON.parse(stdout))
  const walls = diagnostics.filter(({ code }) => code?.includes('no-restricted-imports'))
  refused = new Set(walls.map(({ filename }) => filename.replaceAll('\\', '/')))
})

afterAll(() => rmSync(folder, { recursive: true }))

it.each(
  [...attempts].map(([file, { isAllowed }]) => [isAllowed ? 'lets' : 'refuses', file] as const),
)('the linter %s %s', (verdict, file) => {
  expect(refused.has(file)).toBe(verdict === 'refuses')
})

it('has a wall for every package', () => {
  const packages = readdirSync(join(ROOT, 'packages'))
  for (const name of packages) expect(names).toContain(name)
})
