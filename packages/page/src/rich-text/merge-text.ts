import { isEqual, type Json } from '../json.ts'
import type { RichInline, RichNode, RichText } from './schema.ts'

type Node = RichNode | RichInline

/**
 * Merges the changes of both sides to a text, by paragraphs. Undefined if both changed the same paragraph
 * differently.
 */
export function mergeText(base: RichText, mine: RichText, theirs: RichText): RichText | undefined {
  const content = mergeNodes(base.content, mine.content, theirs.content)
  // Every node is one of the three texts', or contains such nodes.
  return content && ({ ...theirs, content } as RichText)
}

function mergeNodes(
  base: readonly Node[],
  mine: readonly Node[],
  theirs: readonly Node[],
): readonly Node[] | undefined {
  const my = computeEdits(base, mine)
  const their = computeEdits(base, theirs)
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

/** Merges a node of `base`; an undefined one was deleted. */
function mergeNode(
  base: Node | undefined,
  mine: Node | undefined,
  theirs: Node | undefined,
): Node | undefined | 'conflict' {
  if (isSameJson(mine, base) || isSameJson(mine, theirs)) return theirs
  if (isSameJson(theirs, base)) return mine
  if (!base || !mine || !theirs || !isContainer(base) || !isContainer(mine) || !isContainer(theirs))
    return 'conflict'
  const { content: was, ...before } = base
  const { content: my, ...mineAround } = mine
  const { content: their, ...around } = theirs
  if (
    !isSameJson(mineAround, before) &&
    !isSameJson(mineAround, around) &&
    !isSameJson(around, before)
  )
    return 'conflict'
  const content = mergeNodes(was, my, their)
  return content
    ? { ...(isSameJson(mineAround, before) ? around : mineAround), content }
    : 'conflict'
}

type ContainerNode = RichNode & { readonly content: readonly Node[] }

const containerTypes: ReadonlySet<string> = new Set([
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
])

/** Returns whether a node is merged by its content: lists and quotes are. */
function isContainer(node: Node): node is ContainerNode {
  return containerTypes.has(node.type) && 'content' in node && Array.isArray(node.content)
}

/** Merges added nodes; the result does not depend on which side is mine. */
function mergeAdded(mine: readonly Node[], theirs: readonly Node[]): readonly Node[] {
  if (mine.length === 0 || isSameJson(mine, theirs)) return theirs
  if (theirs.length === 0) return mine
  return JSON.stringify(mine) < JSON.stringify(theirs) ? [...mine, ...theirs] : [...theirs, ...mine]
}

interface Edits {
  /** The nodes that replace those of `base`; undefined for deleted ones. */
  readonly now: readonly (Node | undefined)[]
  /** The added nodes by the index of the node before them; -1 for the start. */
  readonly behind: ReadonlyMap<number, readonly Node[]>
}

function computeEdits(base: readonly Node[], side: readonly Node[]): Edits {
  const now: (Node | undefined)[] = base.map(() => undefined)
  const behind = new Map<number, readonly Node[]>()
  let from = { base: 0, side: 0 }
  for (const found of [...alignNodes(base, side), { base: base.length, side: side.length }]) {
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

/** The maximum number of pairs to compare: two texts of two thousand paragraphs. */
const MAX_COMPARED = 4_000_000

/** Returns the longest common subsequence of nodes. */
function alignNodes(base: readonly Node[], side: readonly Node[]): readonly Pair[] {
  const pairs: Pair[] = []
  let start = 0
  while (start < base.length && start < side.length && isSameParagraph(base[start], side[start])) {
    pairs.push({ base: start, side: start })
    start += 1
  }
  let [baseEnd, sideEnd] = [base.length, side.length]
  const ending: Pair[] = []
  while (
    baseEnd > start &&
    sideEnd > start &&
    isSameParagraph(base[baseEnd - 1], side[sideEnd - 1])
  ) {
    baseEnd -= 1
    sideEnd -= 1
    ending.push({ base: baseEnd, side: sideEnd })
  }
  const middle = findLongestCommon(base.slice(start, baseEnd), side.slice(start, sideEnd))
  return [
    ...pairs,
    ...middle.map((pair) => ({ base: pair.base + start, side: pair.side + start })),
    ...ending.toReversed(),
  ]
}

function findLongestCommon(base: readonly Node[], side: readonly Node[]): readonly Pair[] {
  const width = side.length + 1
  if (base.length * side.length > MAX_COMPARED) return []
  const lengths = new Uint16Array((base.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = base.length - 1; row >= 0; row -= 1)
    for (let column = side.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSameParagraph(base[row], side[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < base.length && column < side.length) {
    if (isSameParagraph(base[row], side[column])) pairs.push({ base: row++, side: column++ })
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** Returns whether two nodes are the same paragraph: of the same id, or equal without ids. */
function isSameParagraph(one: Node | undefined, other: Node | undefined): boolean {
  if (
    one &&
    other &&
    'id' in one &&
    'id' in other &&
    one.id !== undefined &&
    other.id !== undefined
  )
    return one.id === other.id
  return isSameJson(one, other)
}

/** Compares two rich texts, which are JSON although their types do not say so. */
function isSameJson(one: unknown, other: unknown): boolean {
  return isEqual(one as Json, other as Json)
}
