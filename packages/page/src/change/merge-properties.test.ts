import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '../document/check-document.ts'
import type { Page } from '../document/page.ts'
import { isObject, isEqual, type Json, getMember } from '../json.ts'
import { applyOps } from './apply.ts'
import { diffOps, isRichText } from './diff.ts'
import { getId } from './list-ids.ts'
import { mergeOps } from './merge.ts'
import type { Op, Path } from './op.ts'
import { chooseValue } from './resolve-conflict.ts'
import { anyDice, anyPage, type Dice, createIds, runCommands } from '../test/random-changes.ts'

const someDice = fc.array(anyDice, { maxLength: 6 })

function createBranches(page: Page, myDice: readonly Dice[], theirDice: readonly Dice[]) {
  const mine = runCommands(page, myDice, createIds('m'))
  const theirs = runCommands(page, theirDice, createIds('t'))
  const merged = mergeOps({ base: page, mine: mine.changes, theirs: theirs.changes })
  const other = mergeOps({ base: page, mine: theirs.changes, theirs: mine.changes })
  return {
    mine: mine.body,
    moved: new Set(
      mine.changes.flatMap(({ ops }) => ops.flatMap((op) => (op.op === 'move' ? [op.id] : []))),
    ),
    theirs: theirs.body,
    merged: { ...merged, body: applyOps(theirs.body, merged.ops).body },
    other: { ...other, body: applyOps(mine.body, other.ops).body },
  }
}

describe('a page that both sides changed', () => {
  it('gives the same result in both orders, except for values that both sides changed', () => {
    fc.assert(
      fc.property(anyPage, someDice, someDice, (page, myDice, theirDice) => {
        const { merged, other } = createBranches(page, myDice, theirDice)
        expect(merged.conflicts.length).toBe(other.conflicts.length)
        if (merged.conflicts.length === 0) expect(merged.body).toEqual(other.body)
      }),
      { numRuns: 150 },
    )
  })

  it('is valid', () => {
    fc.assert(
      fc.property(anyPage, someDice, someDice, (page, myDice, theirDice) => {
        const { body } = createBranches(page, myDice, theirDice).merged
        expect(checkDocument('page', body)).toEqual({ body })
      }),
      { numRuns: 150 },
    )
  })

  it('contains each of my changes, or reports a conflict', () => {
    fc.assert(
      fc.property(anyPage, someDice, someDice, (page, myDice, theirDice) => {
        const { mine, moved, merged } = createBranches(page, myDice, theirDice)
        for (const op of diffOps(page, mine, moved))
          expect(isApplied(op, merged.body) || isReported(op, merged), JSON.stringify(op)).toBe(
            true,
          )
      }),
      { numRuns: 150 },
    )
  })

  it('contains my value if I keep it, and is valid', () => {
    fc.assert(
      fc.property(anyPage, someDice, someDice, (page, myDice, theirDice) => {
        const { merged } = createBranches(page, myDice, theirDice)
        let { body } = merged
        for (const conflict of merged.conflicts) {
          const ops = chooseValue(body, conflict, conflict.mine)
          body = applyOps(body, ops).body
          if (ops.length > 0 && conflict.kind === 'value')
            expect(getAt(body, conflict.path)).toEqual(conflict.mine)
        }
        const { issues = [] } = checkDocument('page', body)
        // Mine was drawn for as many columns as the section had for me.
        for (const issue of issues) expect(issue.message).toContain('extends to column')
      }),
      { numRuns: 150 },
    )
  })

  it('is mine if they changed nothing, and theirs if I changed nothing', () => {
    fc.assert(
      fc.property(anyPage, someDice, (page, dice) => {
        const { body, changes } = runCommands(page, dice, createIds('m'))
        const mine = mergeOps({ base: page, mine: changes, theirs: [] })
        expect(applyOps(page, mine.ops).body).toEqual(body)
        expect(mergeOps({ base: page, mine: [], theirs: changes })).toEqual({
          ops: [],
          conflicts: [],
          restored: [],
        })
      }),
      { numRuns: 100 },
    )
  })
})

function getAt(body: object, path: Path): Json | undefined {
  let node: Json | undefined = body as unknown as Json
  for (const name of path)
    node = Array.isArray(node)
      ? node.find((element: Json) => getId(element) === name)
      : isObject(node)
        ? getMember(node, name)
        : undefined
  return node
}

/** Whether what an op did is to be seen in the outcome. */
function isApplied(op: Op, body: object): boolean {
  if (op.op === 'set') return contains(getAt(body, op.path), op.value)
  if (op.op === 'unset') return getAt(body, op.path) === undefined
  if (op.op === 'remove') return getAt(body, [...op.path, op.id]) === undefined
  // Where among its neighbours is what the test of both orders is about.
  const id = op.op === 'insert' ? (getId(op.value) ?? '') : op.id
  return getAt(body, [...op.path, id]) !== undefined
}

function contains(whole: Json | undefined, part: Json): boolean {
  if (isEqual(whole, part)) return true
  if (!isObject(whole) || !isObject(part)) return false
  if (isRichText(part)) return isRichText(whole)
  return Object.entries(part).every(([name, value]) => contains(getMember(whole, name), value))
}

/** Whether it is asked for, or was kept from being deleted. */
function isReported(op: Op, merged: ReturnType<typeof mergeOps>): boolean {
  const path = op.op === 'remove' || op.op === 'move' ? [...op.path, op.id] : op.path
  const id = path.at(-1) ?? ''
  return (
    merged.conflicts.some(
      (conflict) =>
        isWithin(conflict.path, path) ||
        isWithin(path, conflict.path) ||
        (conflict.kind === 'place' &&
          conflict.path.at(-1) === (op.op === 'insert' ? op.value : id)),
    ) ||
    merged.restored.some(
      (back) =>
        (back.op === 'insert' && (getId(back.value) ?? '') === id) ||
        (back.op === 'set' && back.path.at(-1) === id),
    )
  )
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((name, index) => path[index] === name)
}

describe('a list that both sides changed', () => {
  const path = ['tags']
  const ids = ['a', 'b', 'c', 'd', 'e']
  const anyEdits = fc.array(fc.tuple(fc.nat(2), fc.nat(9), fc.nat(9)), { maxLength: 6 })

  function edit(edits: readonly (readonly [number, number, number])[], newId: () => string) {
    let body = { tags: ids }
    const ops: Op[] = []
    for (const [kind, one, other] of edits) {
      const id = body.tags[one % body.tags.length]
      const after = [null, ...body.tags.filter((tag) => tag !== id || kind === 0)][other] ?? null
      const op: Op =
        kind === 0 || id === undefined
          ? { op: 'insert', path, value: newId(), after }
          : kind === 1
            ? { op: 'move', path, id, after }
            : { op: 'remove', path, id }
      body = applyOps(body, [op]).body
      ops.push(op)
    }
    return { ops, tags: body.tags }
  }

  it('has each element once, in the same order for both sides', () => {
    fc.assert(
      fc.property(anyEdits, anyEdits, (myEdits, theirEdits) => {
        const mine = edit(myEdits, createIds('m'))
        const theirs = edit(theirEdits, createIds('t'))
        const base = { tags: ids }
        const one = mergeOps({ base, mine: [mine], theirs: [theirs] })
        const other = mergeOps({ base, mine: [theirs], theirs: [mine] })
        const { tags } = applyOps({ tags: theirs.tags }, one.ops).body
        expect(new Set(tags).size).toBe(tags.length)
        for (const id of [...mine.tags, ...theirs.tags])
          if (!ids.includes(id)) expect(tags).toContain(id)
        if (one.conflicts.length === 0)
          expect(applyOps({ tags: mine.tags }, other.ops).body.tags).toEqual(tags)
      }),
      { numRuns: 300 },
    )
  })
})
