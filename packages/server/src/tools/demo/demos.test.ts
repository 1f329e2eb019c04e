import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEFAULT_DEMO, loadDemo, listDemoNames } from './demos.ts'

it.each(listDemoNames())('has the archive of the demo %s, and a password for each lock', (name) => {
  const { archive, identifier, locks } = loadDemo(name)
  expect(identifier).toMatch(/^[a-z0-9-]+$/)
  expect(existsSync(join(archive, 'site.json'))).toBe(true)
  const pages = join(archive, 'documents')
  expect(existsSync(pages)).toBe(true)
  for (const { password } of locks) expect(password).not.toBe('')
})

it('has the default demo, each with an identifier of its own', () => {
  expect(listDemoNames()).toContain(DEFAULT_DEMO)
  const identifiers = listDemoNames().map((name) => loadDemo(name).identifier)
  expect(new Set(identifiers).size).toBe(identifiers.length)
})
