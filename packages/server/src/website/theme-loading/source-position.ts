/** A range of a source. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Returns the span that contains an offset. Spans are sorted and do not overlap. */
export function findSpanAt<S extends Span>(spans: readonly S[], at: number): S | undefined {
  const found = spans[findLastIndexWhere(spans.length, (index) => (spans[index]?.start ?? 0) <= at)]
  return found && at < found.end ? found : undefined
}

/** Creates a function that returns line and column of an offset, both counted from 1. */
export function createPositionFinder(
  text: string,
): (at: number) => { line: number; column: number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (at) => {
    const index = findLastIndexWhere(starts.length, (each) => (starts[each] ?? 0) <= at)
    return { line: index + 1, column: at - (starts[index] ?? 0) + 1 }
  }
}

/** Returns the last index of a leading run for which the condition holds; -1 if there is none. */
export function findLastIndexWhere(length: number, holds: (index: number) => boolean): number {
  let low = -1
  let high = length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
