import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Packs the package like `npm publish`, in a copy, so that the workspace keeps its manifest. */
async function pack(): Promise<string> {
  const copy = createTempFolder()
  for (const path of ['config', 'scripts/pack-template.js', 'packages/template'])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (from) => !/[\\/](?:node_modules|dist)$/.test(from),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const folder = join(copy, 'packages/template')
  await run('npm', ['pack', '--ignore-scripts=false'], { cwd: folder })
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  return join(folder, packed)
}

const program = `
import { compile, createIntlZones } from '@vitrine/template'
import { formatterReference } from '@vitrine/template/reference'
const { output, errors } = compile('{at|date %Y} {name|htlm}').render({ at: 0 }, { zones: createIntlZones() })
console.log(output, errors[0].suggestion, formatterReference.length > 90)
`

const typed = `
import { compile, type LocaleAdapter, type Template } from '@vitrine/template'
import type { Entry } from '@vitrine/template/reference'
export const template: Template = compile('')
export const length: number = template.render({}).output.length
// @ts-expect-error a locale has more members
export const locale: LocaleAdapter = {}
// @ts-expect-error an entry has a name
export const entry: Entry = {}
`

it('is packed as plain modules with types for projects without a build step', async () => {
  const tarball = await pack()
  const project = createTempFolder()
  writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}')
  mkdirSync(join(project, 'node_modules'))
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project })
  writeFileSync(join(project, 'main.js'), program)
  const { stdout } = await run(process.execPath, ['main.js'], { cwd: project })
  expect(stdout).toBe('1969 {name|htlm} html true\n')

  writeFileSync(join(project, 'main.ts'), typed)
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--types', '', 'main.ts']
  const types = await run(join(root, 'node_modules/.bin/tsc'), options, { cwd: project })
  expect(types.stdout).toBe('')

  const installed = join(project, 'node_modules/@vitrine/template')
  const files = readdirSync(installed)
  expect(files.toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json', 'src'])
  const all = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  expect(all.filter((name) => /test|laws|soak/.test(name))).toEqual([])
})
