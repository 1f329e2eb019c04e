import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { assertWritableFolder } from './data-folder.ts'

function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-write-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('names a data folder that cannot be written to', () => {
  const file = join(testFolder(), 'file')
  writeFileSync(file, '')
  for (const folder of [file, join(file, 'data'), '/proc/self/data'])
    expect(() => assertWritableFolder(folder)).toThrow(
      `Vitrine cannot write to the data folder ${folder}. Set DATA_DIR to a folder that`,
    )
})

it('creates the data folder, and leaves nothing in it', () => {
  const folder = join(testFolder(), 'new')
  assertWritableFolder(folder)
  expect(readdirSync(folder)).toEqual([])
})
