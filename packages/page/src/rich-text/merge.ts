import { isSame, type Json } from '../json.ts'
import type { RichInline, RichNode, RichText } from './schema.ts'

type Node = RichNode | RichInline

/**
 * A text that two changed, by its paragraphs: what one changed, added or took out is taken as it is.
 * `undefined` where both changed the same paragraph otherwise.
 */
export function mergeText(base: RichText, mine: RichText, theirs: RichText): RichText | undefined {
  const content = mergeNodes(base.content, mine.content, theirs.content)
  // Every node comes out of one of the three, or is one of them with nodes of them in it.
  return content && ({ ...theirs, content } as RichText)
}

function mergeNodes(
  base: readonly Node[],
  mine: readonly Node[],
  theirs: readonly Node[],
): readonly Node[] | undefined {
  const my = editsOf(base, mine)
  const their = editsOf(base, theirs)
  const merged: Node[] = []
  for (let at = -1; at < base.length; at += 1) {
    if (at >= 0) {
      const node = mergeNode(base[at], my.now[at], their.now[at])
      if (node === 'conflict') return undefined
      if (node) merged.push(node)
    }
    merged.push(...mergeAdded(my.behind.get(at) ?? [], their.behind.get(at) ?? []))
  }
  return merged
}

/** A node that is there in `base`; `undefined` is one that was taken out. */
function mergeNode(
  base: Node | undefined,
  mine: Node | undefined,
  theirs: Node | undefined,
): Node | undefined | 'conflict' {
  if (same(mine, base) || same(mine, theirs)) return theirs
  if (same(theirs, base)) return mine
  if (!base || !mine || !theirs || !holdsNodes(base) || !holdsNodes(mine) || !holdsNodes(theirs))
    return 'conflict'
  const { content: was, ...before } = base
  const { content: my, ...mineAround } = mine
  const { content: their, ...around } = theirs
  if (!same(mineAround, before) && !same(mineAround, around) && !same(around, before))
    return 'conflict'
  const content = mergeNodes(was, my, their)
  return content ? { ...(same(mineAround, before) ? around : mineAround), content } : 'conflict'
}

type Holder = RichNode & { readonly content: readonly Node[] }

const holders: ReadonlySet<string> = new Set([
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
])

/** Lists and quotations are merged by what is in them. */
function holdsNodes(node: Node): node is Holder {
  return holders.has(node.type) && 'content' in node && Array.isArray(node.content)
}

/** Both orders of the two give the same. */
function mergeAdded(mine: readonly Node[], theirs: readonly Node[]): readonly Node[] {
  if (mine.length === 0 || same(mine, theirs)) return theirs
  if (theirs.length === 0) return mine
  return JSON.stringify(mine) < JSON.stringify(theirs) ? [...mine, ...theirs] : [...theirs, ...mine]
}

interface Edits {
  /** What became of each node of `base`; `undefined` where it was taken out. */
  readonly now: readonly (Node | undefined)[]
  /** What was added, by the node of `base` it stands behind; -1 for the beginning. */
  readonly behind: ReadonlyMap<number, readonly Node[]>
}

function editsOf(base: readonly Node[], side: readonly Node[]): Edits {
  const now: (Node | undefined)[] = base.map(() => undefined)
  const behind = new Map<number, readonly Node[]>()
  let from = { base: 0, side: 0 }
  for (const found of [...alignedOf(base, side), { base: base.length, side: side.length }]) {
    const changed = Math.min(found.base - from.base, found.side - from.side)
    for (let at = 0; at < changed; at += 1) now[from.base + at] = side[from.side + at]
    const added = side.slice(from.side + changed, found.side)
    if (added.length > 0) behind.set(from.base + changed - 1, added)
    if (found.base < base.length) now[found.base] = side[found.side]
    from = { base: found.base + 1, side: found.side + 1 }
  }
  return { now, behind }
}

interface Pair {
  readonly base: number
  readonly side: number
}

/** More pairs than these are not compared: two texts of two thousand paragraphs. */
const MOST_COMPARED = 4_000_000

/** The longest run of nodes that are in both, in order. */
function alignedOf(base: readonly Node[], side: readonly Node[]): readonly Pair[] {
  const pairs: Pair[] = []
  let start = 0
  while (start < base.length && start < side.length && matches(base[start], side[start])) {
    pairs.push({ base: start, side: start })
    start += 1
  }
  let [baseEnd, sideEnd] = [base.length, side.length]
  const ending: Pair[] = []
  while (baseEnd > start && sideEnd > start && matches(base[baseEnd - 1], side[sideEnd - 1])) {
    baseEnd -= 1
    sideEnd -= 1
    ending.push({ base: baseEnd, side: sideEnd })
  }
  const middle = longestCommon(base.slice(start, baseEnd), side.slice(start, sideEnd))
  return [
    ...pairs,
    ...middle.map((pair) => ({ base: pair.base + start, side: pair.side + start })),
    ...ending.toReversed(),
  ]
}

function longestCommon(base: readonly Node[], side: readonly Node[]): readonly Pair[] {
  const width = side.length + 1
  if (base.length * side.length > MOST_COMPARED) return []
  const lengths = new Uint16Array((base.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = base.length - 1; row >= 0; row -= 1)
    for (let column = side.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = matches(base[row], side[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < base.length && column < side.length) {
    if (matches(base[row], side[column])) pairs.push({ base: row++, side: column++ })
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** The same paragraph: of the same id where the editor gave one, else saying the same. */
function matches(one: Node | undefined, other: Node | undefined): boolean {
  if (
    one &&
    other &&
    'id' in one &&
    'id' in other &&
    one.id !== undefined &&
    other.id !== undefined
  )
    return one.id === other.id
  return same(one, other)
}

/** Texts are JSON, which their types do not say. */
function same(one: unknown, other: unknown): boolean {
  return isSame(one as Json, other as Json)
}
