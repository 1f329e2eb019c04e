import { expect, it } from 'vitest'
import { documentKinds } from './kinds.ts'
import { migrateDocument, type MigrationStep, type Migrations } from './migrate.ts'
import { newDocumentBody } from './new.ts'

const renamed = (version: string, from: string, to: string): MigrationStep =>
  function step({ [from]: value = null, ...rest }) {
    return { ...rest, [to]: value, [version]: Number(rest[version]) + 1 }
  }

const steps: Migrations = {
  documents: { page: { 1: renamed('schema', 'a', 'b'), 2: renamed('schema', 'b', 'c') } },
  blocks: { 2: { 1: renamed('v', 'x', 'y') } },
}

it('migrates a document and its blocks from version to version, in order', () => {
  const old = {
    schema: 1,
    a: 'clay',
    blocks: { b1: { type: 2, v: 1, x: 1 }, b2: { type: 2, v: 2, y: 1 }, b3: { type: 9_999, v: 1 } },
  }
  const before = structuredClone(old)
  const now = migrateDocument('page', old, steps)
  expect(now).toEqual({
    schema: 3,
    c: 'clay',
    blocks: { b1: { type: 2, v: 2, y: 1 }, b2: { type: 2, v: 2, y: 1 }, b3: { type: 9_999, v: 1 } },
  })
  expect(migrateDocument('page', now, steps)).toBe(now)
  expect(old).toEqual(before)
})

it('leaves newer or unknown versions unchanged', () => {
  for (const body of [{ schema: 9 }, { schema: 'one' }, {}, { schema: 3, blocks: { b1: 'none' } }])
    expect(migrateDocument('page', body, steps)).toBe(body)
})

it('has no step for the current version', () => {
  for (const kind of documentKinds) {
    const body = JSON.parse(
      JSON.stringify(newDocumentBody(kind, { locale: 'en', title: 'A', slug: 'a' }, () => 'id1')),
    )
    expect(migrateDocument(kind, body)).toBe(body)
  }
})

it('rejects a step that does not raise the version', () => {
  const standing: Migrations = { documents: { page: { 1: (body) => body } }, blocks: {} }
  expect(() => migrateDocument('page', { schema: 1 }, standing)).toThrow(
    'The step from schema 1 does not lead to a later one.',
  )
})
