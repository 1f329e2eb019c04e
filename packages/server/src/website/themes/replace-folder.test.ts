import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { replaceFolder } from './replace-folder.ts'
import { createTempFolder } from '../../test/themes.ts'

function themes() {
  const root = createTempFolder()
  const [target, draft] = [join(root, 'plain'), join(root, '.adding')]
  mkdirSync(target)
  writeFileSync(join(target, 'template.conf'), 'before')
  return { root, target, draft }
}

it('replaces a folder with another, and leaves nothing behind', () => {
  const { root, target, draft } = themes()
  mkdirSync(draft)
  writeFileSync(join(draft, 'template.conf'), 'after')
  replaceFolder(target, draft)
  expect(readFileSync(join(target, 'template.conf'), 'utf8')).toBe('after')
  expect(readdirSync(root)).toEqual(['plain'])
})

it('restores the old folder if the new one cannot be moved', () => {
  const { root, target, draft } = themes()
  // There is no draft: moving it fails, once the one before is out of the way.
  expect(() => replaceFolder(target, draft)).toThrow('ENOENT')
  expect(readFileSync(join(target, 'template.conf'), 'utf8')).toBe('before')
  expect(readdirSync(root)).toEqual(['plain'])
})
