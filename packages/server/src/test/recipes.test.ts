import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Follows the recipes of CONTRIBUTING.md in a copy of the checkout, with their own code alone. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const PACKAGES = ['model', 'page', 'blocks', 'template', 'contract', 'server']
const COPIED = ['config', 'docs', 'fixtures', 'themes', 'scripts', 'tsconfig.json']

const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
const copy = mkdtempSync(join(tmpdir(), 'vitrine-recipes-'))

/** Returns the code blocks of a recipe in their order, without their indentation. */
function readCode(title: string): readonly string[] {
  const section = guide.split(`## ${title}\n`)[1]?.split(/^## /m)[0] ?? ''
  return [...section.matchAll(/^( *)```\w*\n([^]*?)^ *```$/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after, file).not.toBe(before)
  writeFileSync(path, after)
}

/** Returns a change that inserts code after the first text that `anchor` matches. */
const after = (anchor: RegExp, code: string) => (text: string) =>
  text.replace(anchor, (found) => `${found}\n${code}`)

beforeAll(() => {
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  for (const name of PACKAGES)
    cpSync(join(ROOT, 'packages', name), join(copy, 'packages', name), {
      recursive: true,
      filter: (path) => !/\/(dist|data|node_modules)$|\.tsbuildinfo$/.test(path),
    })
  mkdirSync(join(copy, 'node_modules', '@vitrine'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@vitrine')
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of PACKAGES) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@vitrine', name))
    const own = join(ROOT, 'packages', name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, 'packages', name, 'node_modules'))
  }
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function addProductField(): void {
  const [sql = '', column = '', field = '', view = ''] = readCode('Add a product field')
  const catalog = 'packages/server/src/commerce/catalog'
  writeFileSync(join(copy, 'packages/server/migrations/299901010000_country_of_origin.sql'), sql)
  edit(
    `${catalog}/tables.ts`,
    after(/^ {2}'product',[^]*?title: text\('title'\)\.notNull\(\),/m, column),
  )
  edit(`${catalog}/product-fields.ts`, after(/^export const productFields = \{/m, field))
  edit(`${catalog}/view.ts`, after(/^ {4}productType: productTypeCodes\[type\],/m, view))
}

function addApiCall(): void {
  const [call = '', query = '', route = ''] = readCode('Add an API call')
  const slice = 'packages/server/src/content/redirects'
  edit('packages/contract/src/redirects.ts', (text) => `${text}\n${call}`)
  edit(`${slice}/store.ts`, (text) => `${text}\n${query}`)
  edit(`${slice}/routes.ts`, (text) =>
    text
      .replace('import { loadRedirects,', 'import { countRedirects, loadRedirects,')
      .replace(
        'export function redirectRoutes(http: HttpServer): void {',
        (found) => `${found}\n${route}`,
      ),
  )
}

function addBlock(): void {
  const [code = '', command = '', definition = '', row = ''] = readCode('Add a block type')
  edit('packages/model/src/content/block-type.ts', after(/^ *'pricing-plan': 72,/m, code))
  expect(spawnSync('sh', ['-c', command], { cwd: copy }).status).toBe(0)
  const folder = 'packages/blocks/src/blocks/testimonial'
  edit(`${folder}/block.ts`, (text) =>
    text.replace(/export default defineBlock\([^]*$/, definition),
  )
  edit(`${folder}/fixtures.ts`, (text) => text.replace('{ quote: type }', '{ testimonial: type }'))
  edit('docs/guide/blocks.md', after(/^\| 72 .*$/m, row))
  const registry = spawnSync('npx', ['tsx', 'scripts/block-registry.ts'], { cwd: copy })
  expect(registry.status, String(registry.stderr)).toBe(0)
}

it('produces a product field, an API call and a block that compile', () => {
  addProductField()
  addApiCall()
  addBlock()
  const packages = PACKAGES.map((name) => `packages/${name}`)
  const types = spawnSync('npx', ['tsc', '-b', ...packages], { cwd: copy, encoding: 'utf8' })
  expect(types.stdout).toBe('')
  const texts = ['contract/src/redirects.ts', 'blocks/src/blocks/index.ts'].map((file) =>
    readFileSync(join(copy, 'packages', file), 'utf8'),
  )
  expect(texts[0]).toContain('countRedirects')
  expect(texts[1]).toContain('testimonial')
}, 900_000)
