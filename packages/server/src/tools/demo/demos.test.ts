import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEFAULT_DEMO, loadDemo, listDemoNames } from './demos.ts'

it.each(listDemoNames())('knows where the demo %s lies, and who is told its passwords', (name) => {
  const { archive, identifier, locks } = loadDemo(name)
  expect(identifier).toMatch(/^[a-z0-9-]+$/)
  expect(existsSync(join(archive, 'site.json'))).toBe(true)
  const pages = join(archive, 'documents')
  expect(existsSync(pages)).toBe(true)
  for (const { password } of locks) expect(password).not.toBe('')
})

it('has the usual one, and each under an identifier of its own', () => {
  expect(listDemoNames()).toContain(DEFAULT_DEMO)
  const identifiers = listDemoNames().map((name) => loadDemo(name).identifier)
  expect(new Set(identifiers).size).toBe(identifiers.length)
})
