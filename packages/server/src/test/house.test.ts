import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { getErrorDefinitions } from '../platform/http/app-error.ts'
import { FLOORS, listImports, listUpwardImports, updateArchitecture } from './floors.ts'
import { reference } from './reference.ts'
import { listTestTitles } from './atag/test-titles.ts'

/** The root of the repository. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const NOT_OURS = ['node_modules', 'dist', 'data', '.git', 'test-results', 'playwright-report']

const files = filesIn(ROOT)
const sources = files.filter((file) => /\.(ts|tsx|js|sql)$/.test(file))

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.includes(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() ? [relative(ROOT, path).split(sep).join('/')] : []
  })
}

function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

/** The names in the first column of the table below a heading. */
function tableBelow(heading: string, text: string): string[] {
  const section = text.split(new RegExp(`^## ${heading}$`, 'm'))[1]?.split(/^## /m)[0] ?? ''
  return [...section.matchAll(/^\| `([\w-]+)\/?` /gm)].map(([, name = '']) => name).toSorted()
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()
}

it('has the floors and slices in ARCHITECTURE.md as `npm run docs` writes them', () => {
  const page = readText('ARCHITECTURE.md')
  const squeezed = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
  expect(squeezed(updateArchitecture(page))).toBe(squeezed(page))
  expect(foldersIn('packages/server/src')).toEqual([...FLOORS, 'test'].toSorted())
  const described = [...page.matchAll(/^\| `[\w-]+\/` +\| *([^|]*?) *\|/gm)].map(([, text]) => text)
  expect(described.length).toBeGreaterThan(40)
  expect(described.filter((text) => text === '')).toEqual([])
})

it('imports no slice of a higher floor, not even types or dynamically', () => {
  const imports = listImports()
  expect(imports.length).toBeGreaterThan(2_000)
  expect(listUpwardImports(imports)).toEqual([])
})

it('describes every package in ARCHITECTURE.md, and no other', () => {
  expect(tableBelow('Packages', readText('ARCHITECTURE.md'))).toEqual(foldersIn('packages'))
})

it('has no sentences for visitors outside the message catalog', () => {
  const written = sources.filter(
    (file) =>
      /^packages\/(server|blocks|storefront)\/src\//.test(file) &&
      !/\.test\.tsx?$|fixtures?\.ts$|\/(test|tools)\/|\/blocks\/src\/render\//.test(file) &&
      // Texts of the editor are English, as the studio is.
      file !== 'packages/blocks/src/render/block.ts' &&
      /(^|[/-])(pages?|forms?|emails?|errors|view|block|island)\.tsx?$|\/islands\//.test(file),
  )
  expect(written.length).toBeGreaterThan(100)
  const sentences = written.flatMap((file) => {
    const code = readText(file)
      .replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, ' ')
      .replaceAll(/throw new Error\([^]*?\)\n/g, ' ')
    // A capital, at least three words, and the sign that ends a sentence.
    const found = code.matchAll(/['"`](\p{Lu}\p{L}*(?:[ ,][^'"`\n]+){2,}[.!?:])['"`]/gu)
    return [...found].map(([, text = '']) => `${file}: ${text}`)
  })
  expect(sentences).toEqual([])
})

it('holds all SQL of a slice in its stores, its tables and its tests', () => {
  const own = sources.filter((file) => /^packages\/server\/src\/\w[\w-]*\/.*\.ts$/.test(file))
  const free = /^packages\/server\/src\/(platform\/db|test)\/|(store|tables|\.test)\.ts$/
  const sql = /from 'drizzle-orm|\.(?:query|execute)(?:<[^()]*>)?\(\s*(?:['"`]|sql`)/
  const strays = own.filter((file) => !free.test(file) && sql.test(readText(file)))
  expect(own.length).toBeGreaterThan(500)
  expect(strays).toEqual([])
})

it('lets a slice write only its own tables, except for placing an order', () => {
  const slices = sources.filter((file) =>
    /^packages\/server\/src\/(?!test\/)[\w-]+\/[\w-]+\/(?:[\w-]+\/)?(?:[\w-]*store|tables)\.ts$/.test(
      file,
    ),
  )
  const getSlice = (file: string) => file.split('/')[4] ?? ''
  const owners = new Map<string, string>()
  for (const file of slices.filter((each) => each.endsWith('/tables.ts')))
    for (const [, variable = '', table = ''] of readText(file).matchAll(
      /^export const (\w+) = pgTable\(\s*'(\w+)'/gm,
    ))
      for (const name of [variable, table]) owners.set(name, getSlice(file))
  const writes = slices.flatMap((file) =>
    [
      ...readText(file).matchAll(
        /(?:\b(?:insert into|update|delete from)\s+(?:\$\{)?|\.(?:insert|update|delete)\()(\w+)/g,
      ),
    ].flatMap(([, name = '']) => {
      const owner = owners.get(name) ?? getSlice(file)
      return owner === getSlice(file) ? [] : [`${getSlice(file)} writes ${owner}`]
    }),
  )
  expect(owners.size).toBeGreaterThan(60)
  expect([...new Set(writes)].toSorted()).toEqual([
    'checkout writes cart',
    'orders writes cart',
    'orders writes catalog',
    'orders writes payments',
  ])
})

it('names only existing files in its pages', () => {
  const written = new Set(Object.keys(reference()).map((name) => `docs/reference/${name}`))
  const pages = files.filter((file) => file.endsWith('.md') && !written.has(file))
  for (const page of pages) {
    const named = [
      ...readText(page).matchAll(/`((?:packages|themes|scripts|e2e|docs)\/[\w./-]+)`/g),
    ]
    for (const [, path = ''] of named)
      expect(existsSync(join(ROOT, path)), `${page} names ${path}`).toBe(true)
  }
})

it.each([
  ['spec-content.md', 100],
  ['spec-visual.md', 40],
  ['spec-editor.md', 15],
  ['spec-tracking.md', 15],
  ['spec-storefront.md', 80],
])('names only existing tests in docs/reference/%s', (page, fewest) => {
  const [proven = ''] = readText(`docs/reference/${page}`).split(/^## Not implemented$/m)
  const [rules = ''] = proven.split(/^### Deliberate differences$/m)
  const rows = rules.split('\n').filter((line) => /^\| (?!---|(?:§ \| )?rule \| code)/.test(line))
  expect(rows.length).toBeGreaterThan(fewest)
  for (const row of rows)
    expect(row, 'a rule without a test').toMatch(/\.(?:test|e2e)\.tsx?` "|`fixtures\/[\w./-]+`/)
  for (const [, fixture = ''] of rules.matchAll(/`(fixtures\/[\w./-]+)`/g))
    expect(existsSync(join(ROOT, fixture)), fixture).toBe(true)
  const named = [...proven.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)` ((?:"[^"|]+"(?:, )?)+)/g)]
  expect(named.length).toBe([...proven.matchAll(/\.(?:test|e2e)\.tsx?`/g)].length)
  for (const [, file = '', titles = ''] of named)
    for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g))
      expect(listTestTitles(readText(file)), `${file} "${title}"`).toContain(title)
})

it.each(Object.entries(reference()))(
  'has docs/reference/%s as `npm run docs` writes it',
  (name, text) => {
    expect(readText(`docs/reference/${name}`)).toBe(text)
  },
)

it('serves every slice that has an error table', () => {
  const tables = sources.flatMap((file) =>
    [...readText(file).matchAll(/= defineErrors\(\s*'([\w-]+)'/g)].map(([, slice]) => slice),
  )
  const written = new Set(getErrorDefinitions().map(({ code }) => code.split('.')[0]))
  expect(written).toEqual(new Set(tables))
  expect(written.size, 'each slice has one table').toBe(tables.length)
})

it('throws only codes of an error table', () => {
  const codes = new Set(getErrorDefinitions().map(({ code }) => code))
  for (const file of sources.filter((each) => !each.endsWith('.test.ts')))
    for (const [, code = ''] of readText(file).matchAll(/(?:new AppError|super)\('(\w+\.\w+)'/g))
      expect(codes, file).toContain(code)
})

it('names every migration by its time and subject, in order', () => {
  const names = readdirSync(join(ROOT, 'packages/server/migrations'))
  for (const name of names) expect(name).toMatch(/^\d{12}_[a-z0-9_]+\.sql$/)
  const times = names.map((name) => name.slice(0, 12))
  expect(new Set(times).size).toBe(times.length)
})

it('has all browser tests in e2e/, and no other tests there', () => {
  for (const file of files.filter((each) => each.endsWith('.e2e.ts')))
    expect(file).toMatch(/^e2e\/[\w-]+\.e2e\.ts$/)
  for (const file of files.filter((each) => /\.test\.tsx?$/.test(each)))
    expect(file).toMatch(/^packages\/[\w-]+\/src\//)
})

it('skips no test', () => {
  for (const file of files.filter((each) => /\.(test|e2e)\.tsx?$/.test(each)))
    expect(readText(file), file).not.toMatch(
      /\b(?:it|test|describe)\.(?:skip|only|todo|fixme|fails)\b/,
    )
})

it('waits in browser tests for what is shown, not for a time', () => {
  for (const file of files.filter((each) => each.startsWith('e2e/')))
    expect(readText(file), file).not.toMatch(/\bwaitForTimeout\(|['"]node:timers\/promises['"]/)
})

it('has no source above 400 lines', () => {
  const long = sources.filter((file) => readText(file).split('\n').length > 401)
  expect(long).toEqual([])
})

it('has at most 45 sources in a folder, tests apart', () => {
  const own = sources.filter(
    (file) => !/\.(?:test|e2e)\.tsx?$|^packages\/server\/migrations\//.test(file),
  )
  const folders = own.map((file) => file.slice(0, file.lastIndexOf('/')))
  const large = [...new Set(folders)].filter(
    (folder) => folders.filter((each) => each === folder).length > 45,
  )
  expect(folders.length).toBeGreaterThan(1_000)
  expect(large).toEqual([])
})

/** The methods of an interface, of the lines of its body. */
function listMethods(body: string): readonly string[] {
  return body.split('\n').filter((line) => /^ {2}(?:readonly )?\w+\??(?:\(|: (?:<|\())/.test(line))
}

it('has no interface with more than eight methods', () => {
  const large = sources
    .filter((file) => /^packages\/[\w-]+\/src\//.test(file) && !/older-scripts|\.test\./.test(file))
    .flatMap((file) =>
      [
        ...readText(file).matchAll(/^(?:export )?(?:interface|type) (\w+)[^{;\n]*\{\n([^]*?)^\}/gm),
      ].flatMap(([, name = '', body = '']) => (listMethods(body).length > 8 ? [name] : [])),
    )
  expect(large).toEqual([])
})

it('keeps its pages short', () => {
  const lines = (file: string) => readText(file).split('\n').length
  expect(lines('README.md')).toBeLessThanOrEqual(120)
  expect(lines('ARCHITECTURE.md')).toBeLessThan(400)
})

it('reads the environment in one place', () => {
  const product = sources.filter((file) => /^packages\/[\w-]+\/src\//.test(file))
  const reading = product.filter((file) => /process\.env\b/.test(readText(file)))
  const allowed =
    /^packages\/server\/src\/(platform\/config\/config|cli)\.ts$|^packages\/server\/src\/test\/|\.test\.ts$/
  expect(reading.filter((file) => !allowed.test(file))).toEqual([])
})

it('names files in lower case, and components by their name', () => {
  for (const file of sources.filter((each) => /^packages\/[\w-]+\/src\//.test(each))) {
    const name = file.split('/').at(-1) ?? ''
    expect(name, file).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)*\.(ts|sql)$|^[A-Za-z0-9-]+\.tsx$/)
  }
})

/** The patterns of machines, workplaces and unfinished work. */
const STRANGERS = [
  /(?<![\w-])\/(?:home|Users|root)\/[a-z]/,
  /\/work\/(?:main|shared|scratch)/,
  /\b(?:T[O]DO|F[I]XME|X[X]X)\b/,
  /\bissue\s+#?\d+/i,
  /"resolved": "https?:/,
]

it('names no machine, no workplace tool and no to-do', () => {
  const texts = files.filter((file) =>
    /\.(ts|tsx|js|json|sql|md|css|block|region|page|sh)$|^\.ci\//.test(file),
  )
  for (const file of texts)
    for (const stranger of STRANGERS) expect(readText(file), file).not.toMatch(stranger)
})
