import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '../document/check.ts'
import type { Page } from '../document/page.ts'
import { isObject, isSame, type Json, member } from '../json.ts'
import { applyOps } from './apply.ts'
import { diffOps, isWhole } from './diff.ts'
import { idOf } from './list.ts'
import { mergeOps } from './merge.ts'
import type { Op, Path } from './op.ts'
import { keepMine } from './resolve.ts'
import { anyDice, anyPage, type Dice, idsFrom, play } from '../test/changes.ts'

const someDice = fc.array(anyDice, { maxLength: 6 })

function twoOf(page: Page, myDice: readonly Dice[], theirDice: readonly Dice[]) {
  const mine = play(page, myDice, idsFrom('m'))
  const theirs = play(page, theirDice, idsFrom('t'))
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

describe('what two made of one page', () => {
  it('comes to the same whoever was first, but for what both changed', () => {
    fc.assert(
      fc.property(anyPage, someDice, someDice, (page, myDice, theirDice) => {
        const { merged, other } = twoOf(page, myDice, theirDice)
        expect(merged.conflicts.length).toBe(other.conflicts.length)
        if (merged.conflicts.length === 0) expect(merged.body).toEqual(other.body)
      }),
      { numRuns: 150 },
    )
  })

  it('is right again', () => {
    fc.assert(
      fc.property(anyPage, someDice, someDice, (page, myDice, theirDice) => {
        const { body } = twoOf(page, myDice, theirDice).merged
        expect(checkDocument('page', body)).toEqual({ body })
      }),
      { numRuns: 150 },
    )
  })

  it('has every change of mine in it, or asks for it', () => {
    fc.assert(
      fc.property(anyPage, someDice, someDice, (page, myDice, theirDice) => {
        const { mine, moved, merged } = twoOf(page, myDice, theirDice)
        for (const op of diffOps(page, mine, moved))
          expect(isKept(op, merged.body) || isTold(op, merged), JSON.stringify(op)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('has mine where I keep it, and is right then too', () => {
    fc.assert(
      fc.property(anyPage, someDice, someDice, (page, myDice, theirDice) => {
        const { merged } = twoOf(page, myDice, theirDice)
        let { body } = merged
        for (const conflict of merged.conflicts) {
          const ops = keepMine(body, conflict)
          body = applyOps(body, ops).body
          if (ops.length > 0 && conflict.kind === 'value')
            expect(at(body, conflict.path)).toEqual(conflict.mine)
        }
        const { faults = [] } = checkDocument('page', body)
        // Mine was drawn for as many columns as the section had for me.
        for (const fault of faults) expect(fault.message).toContain('reaches column')
      }),
      { numRuns: 150 },
    )
  })

  it('is mine where they did nothing, and theirs where I did nothing', () => {
    fc.assert(
      fc.property(anyPage, someDice, (page, dice) => {
        const { body, changes } = play(page, dice, idsFrom('m'))
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

function at(body: object, path: Path): Json | undefined {
  let node: Json | undefined = body as unknown as Json
  for (const name of path)
    node = Array.isArray(node)
      ? node.find((element: Json) => idOf(element) === name)
      : isObject(node)
        ? member(node, name)
        : undefined
  return node
}

/** Whether what an op did is to be seen in the outcome. */
function isKept(op: Op, body: object): boolean {
  if (op.op === 'set') return holds(at(body, op.path), op.value)
  if (op.op === 'unset') return at(body, op.path) === undefined
  if (op.op === 'remove') return at(body, [...op.path, op.id]) === undefined
  // Where among its neighbours is what the test of both orders is about.
  const id = op.op === 'insert' ? (idOf(op.value) ?? '') : op.id
  return at(body, [...op.path, id]) !== undefined
}

function holds(whole: Json | undefined, part: Json): boolean {
  if (isSame(whole, part)) return true
  if (!isObject(whole) || !isObject(part)) return false
  if (isWhole(part)) return isWhole(whole)
  return Object.entries(part).every(([name, value]) => holds(member(whole, name), value))
}

/** Whether it is asked for, or was kept from being deleted. */
function isTold(op: Op, merged: ReturnType<typeof mergeOps>): boolean {
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
        (back.op === 'insert' && (idOf(back.value) ?? '') === id) ||
        (back.op === 'set' && back.path.at(-1) === id),
    )
  )
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((name, index) => path[index] === name)
}

describe('a list that two changed', () => {
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

  it('has each element once, in the same order whoever was first', () => {
    fc.assert(
      fc.property(anyEdits, anyEdits, (myEdits, theirEdits) => {
        const mine = edit(myEdits, idsFrom('m'))
        const theirs = edit(theirEdits, idsFrom('t'))
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
