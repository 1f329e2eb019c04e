import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

/** Follows the recipes of CONTRIBUTING.md in a copy of the checkout, with their own code alone. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const PACKAGES = ['model', 'page', 'blocks', 'template', 'contract', 'server']
const COPIED = [
  'config',
  'docs',
  'fixtures',
  'themes',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
]

/** The tests that the recipes name, and those of everything that they add. */
const TESTS = [
  'packages/blocks/src/block-types.test.ts',
  'packages/blocks/src/fixtures.test.ts',
  'packages/blocks/src/registry.test.ts',
  'packages/server/src/commerce/catalog/save-product.test.ts',
  'packages/server/src/content/redirects/routes.test.ts',
  'packages/server/src/test/access.test.ts',
  'packages/server/src/test/blocks-guide.test.ts',
  'packages/server/src/test/enumerations.test.ts',
  'packages/server/src/tools/archive/product-fields.test.ts',
]

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
  const [call = '', query = '', route = '', test = ''] = readCode('Add an API call')
  const slice = 'packages/server/src/content/redirects'
  edit('packages/contract/src/redirects.ts', (text) => `${text}\n${call}`)
  edit(`${slice}/store.ts`, (text) => `${text}\n${query}`)
  edit(`${slice}/routes.test.ts`, (text) => `${text}\n${test}`)
  edit(`${slice}/routes.ts`, (text) =>
    text
      .replace('import { loadRedirects,', 'import { countRedirects, loadRedirects,')
      .replace(
        'export function redirectRoutes(http: HttpServer): void {',
        (found) => `${found}\n${route}`,
      ),
  )
}

async function addBlock(): Promise<void> {
  const [code = '', command = '', definition = '', row = ''] = readCode('Add a block type')
  edit('packages/model/src/content/block-type.ts', after(/^ *'pricing-plan': 72,/m, code))
  await run('sh', ['-c', command])
  const folder = 'packages/blocks/src/blocks/testimonial'
  edit(`${folder}/block.ts`, (text) =>
    text.replace(/export default defineBlock\([^]*$/, definition),
  )
  edit(`${folder}/fixtures.ts`, (text) => text.replace('{ quote: type }', '{ testimonial: type }'))
  edit('docs/guide/blocks.md', after(/^\| 72 .*$/m, row))
  await run('npx', ['tsx', 'scripts/block-registry.ts'])
}

/** Runs a command in the copy, and returns its output. Throws an error with the output if it fails. */
async function run(command: string, args: readonly string[], env = process.env): Promise<string> {
  const options = { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 }
  return promisify(execFile)(command, [...args], options).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
    },
  )
}

/** Runs tests in the copy on the database server of this run, and returns the output. */
async function runTests(files: readonly string[]): Promise<string> {
  const outer = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|VITE_|TEST$|NODE_ENV$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/.test(name),
  )
  const env = { ...Object.fromEntries(outer), TEST_DATABASE_URL: inject('databaseUrl') }
  return run('npx', ['vitest', 'run', '--reporter=verbose', '--no-color', ...files], env)
}

beforeAll(async () => {
  addProductField()
  addApiCall()
  await addBlock()
}, 900_000)

it('leads from the copy to the packages of the copy', () => {
  const inside = `${realpathSync(copy)}/packages/`
  for (const name of PACKAGES) {
    const link = realpathSync(join(copy, 'node_modules', '@vitrine', name))
    expect(link).toBe(`${inside}${name}`)
  }
})

it('produces a product field, an API call and a block that compile', async () => {
  // The server imports the sources of all other packages of the copy.
  await run('npx', ['tsc', '-p', 'packages/server'])
}, 900_000)

it('produces a product field, an API call and a block that pass their tests', async () => {
  const output = await runTests(TESTS)
  for (const test of ['is rendered: testimonial alone', 'counts the redirects of a site'])
    expect(output).toContain(test)
}, 900_000)

it('fails with the output of the tests in the copy', async () => {
  edit('docs/guide/blocks.md', (text) => text.replace(/^\| 73 .*\n/m, ''))
  const failed = runTests(['packages/server/src/test/blocks-guide.test.ts'])
  await expect(failed).rejects.toThrow('lists every type of block with its code and its name')
}, 900_000)
