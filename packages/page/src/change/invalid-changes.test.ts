import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDocument } from '../document/check-document.ts'
import { documentKinds } from '../document/kinds.ts'
import { migrateDocument } from '../document/migrate.ts'
import { isList, isObject, type Json } from '../json.ts'
import { applyOps } from './apply.ts'
import { guardChange } from './guard-change.ts'
import { getId } from './list-ids.ts'
import { mergeOps } from './merge.ts'
import type { Op, Path } from './op.ts'
import { anyPage } from '../test/random-changes.ts'

/** Every place of a document. */
function collectPaths(json: Json, path: Path = []): readonly Path[] {
  const inside = isList(json)
    ? json.flatMap((each) => {
        const id = getId(each)
        return id === undefined ? [] : collectPaths(each, [...path, id])
      })
    : isObject(json)
      ? Object.entries(json).flatMap(([name, value]) => collectPaths(value, [...path, name]))
      : []
  return [path, ...inside]
}

/** Well-formed ops that make nonsense of a document: what fits nowhere in places that are there. */
const anySpoiling = fc.array(
  fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 2 }), fc.nat(3), fc.constantFrom('s1', 'b1', 'new')),
  { maxLength: 4 },
)

function spoil(start: object, how: readonly (readonly [number, unknown, number, string])[]) {
  let body = start
  const ops: Op[] = []
  for (const [where, given, kind, id] of how) {
    const places = collectPaths(JSON.parse(JSON.stringify(body)))
    const value: Json = JSON.parse(JSON.stringify(given))
    const path = places[where % places.length] ?? []
    const op: Op = [
      { op: 'set', path, value } as const,
      { op: 'unset', path } as const,
      { op: 'insert', path, value: id, after: null } as const,
      { op: 'insert', path, value: { id, blockIds: value }, after: null } as const,
    ][kind] ?? { op: 'unset', path }
    try {
      body = applyOps(body, [op]).body
      ops.push(op)
    } catch {
      // It does not go there: the next one may.
    }
  }
  return { body, ops }
}

it('checks, migrates and guards random documents without an error', () => {
  fc.assert(
    fc.property(anyPage, anySpoiling, fc.constantFrom(...documentKinds), (page, how, kind) => {
      const { body } = spoil(page, how)
      for (const known of [undefined, page]) {
        const { body: right, issues = [] } = checkDocument(kind, body, known)
        expect(right === undefined).toBe(issues.length > 0)
        for (const { message } of issues) expect(message).toMatch(/\.$/)
      }
      expect(migrateDocument(kind, JSON.parse(JSON.stringify(body)))).toEqual(body)
      guardChange(page, body, { command: 'document.set' })
    }),
    { numRuns: 150 },
  )
})

it('unchanged parts are not checked again, with the same result', () => {
  fc.assert(
    fc.property(anyPage, anySpoiling, (page, how) => {
      const { body } = spoil(page, how)
      expect(checkDocument('page', body, page)).toEqual(checkDocument('page', body))
    }),
    { numRuns: 150 },
  )
})

it('invalid changes are merged into applicable ones', () => {
  fc.assert(
    fc.property(anyPage, anySpoiling, anySpoiling, (page, one, other) => {
      const mine = spoil(page, one)
      const theirs = spoil(page, other)
      const { ops } = mergeOps({ base: page, mine: [mine], theirs: [theirs] })
      expect(applyOps(theirs.body, ops).body).toBeTypeOf('object')
    }),
    { numRuns: 150 },
  )
})

it('rejects everything that is not a document', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true }), (given) => {
      for (const kind of documentKinds)
        expect(checkDocument(kind, given).issues?.length).toBeGreaterThan(0)
    }),
    { numRuns: 150 },
  )
})
