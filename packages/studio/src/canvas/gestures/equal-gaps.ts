import type { Box } from '../handle-places.ts'

/** The difference up to which gaps count as equal, in pixels. */
const NEAR = 6

/** A box along one axis, and across it. */
interface Span {
  readonly start: number
  readonly end: number
  readonly crossStart: number
  readonly crossEnd: number
}

/** Returns a line in each of two equal gaps: on both sides of a box, or beside it and beyond its neighbor. */
export function findEqualGaps(own: Box, others: readonly Box[]): readonly Box[] {
  const across = findGaps(toColumns(own), others.map(toColumns))
  const down = findGaps(toRows(own), others.map(toRows))
  return [
    ...across.map(({ start, end, at }) => ({
      left: start,
      top: at,
      width: end - start,
      height: 1,
    })),
    ...down.map(({ start, end, at }) => ({ left: at, top: start, width: 1, height: end - start })),
  ]
}

function toColumns({ left, top, width, height }: Box): Span {
  return { start: left, end: left + width, crossStart: top, crossEnd: top + height }
}

function toRows({ left, top, width, height }: Box): Span {
  return { start: top, end: top + height, crossStart: left, crossEnd: left + width }
}

interface Gap {
  readonly start: number
  readonly end: number
  /** The middle of both boxes across the axis, as far as they share it. */
  readonly at: number
}

function findGaps(own: Span, others: readonly Span[]): readonly Gap[] {
  const before = findBefore(own, others)
  const after = findAfter(own, others)
  const candidates = [
    [createGap(before, own), createGap(own, after)],
    [createGap(before && findBefore(before, others), before), createGap(before, own)],
    [createGap(own, after), createGap(after, after && findAfter(after, others))],
  ] as const
  for (const [first, second] of candidates)
    if (first && second && Math.abs(measure(first) - measure(second)) <= NEAR)
      return [first, second]
  return []
}

/** Returns the nearest box before another one and beside it. */
function findBefore(span: Span, others: readonly Span[]): Span | undefined {
  const beside = others.filter((each) => each.end <= span.start && isBeside(each, span))
  return beside.toSorted((one, other) => other.end - one.end)[0]
}

function findAfter(span: Span, others: readonly Span[]): Span | undefined {
  const beside = others.filter((each) => each.start >= span.end && isBeside(each, span))
  return beside.toSorted((one, other) => one.start - other.start)[0]
}

function isBeside(one: Span, other: Span): boolean {
  return one.crossStart < other.crossEnd && other.crossStart < one.crossEnd
}

/** Returns the gap between two boxes; undefined if one is missing or they touch. */
function createGap(one: Span | undefined, other: Span | undefined): Gap | undefined {
  if (!one || !other || other.start - one.end <= NEAR) return undefined
  const crossStart = Math.max(one.crossStart, other.crossStart)
  const crossEnd = Math.min(one.crossEnd, other.crossEnd)
  return { start: one.end, end: other.start, at: (crossStart + crossEnd) / 2 }
}

function measure({ start, end }: Gap): number {
  return end - start
}
