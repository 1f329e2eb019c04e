import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEFAULT_DEMO, demoNamed, demoNames } from './demos.ts'

it.each(demoNames())('knows where the demo %s lies, and who is told its passwords', (name) => {
  const { archive, identifier, locks } = demoNamed(name)
  expect(identifier).toMatch(/^[a-z0-9-]+$/)
  expect(existsSync(join(archive, 'site.json'))).toBe(true)
  const pages = join(archive, 'documents')
  expect(existsSync(pages)).toBe(true)
  for (const { password } of locks) expect(password).not.toBe('')
})

it('has the usual one, and each under an identifier of its own', () => {
  expect(demoNames()).toContain(DEFAULT_DEMO)
  const identifiers = demoNames().map((name) => demoNamed(name).identifier)
  expect(new Set(identifiers).size).toBe(identifiers.length)
})
