/** Where something stands in a source. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The span that holds an offset. Spans are in order and do not overlap. */
export function spanAt<S extends Span>(spans: readonly S[], at: number): S | undefined {
  const found = spans[lastUpTo(spans.length, (index) => (spans[index]?.start ?? 0) <= at)]
  return found && at < found.end ? found : undefined
}

/** Line and column of offsets of one source, both from 1; the lines are found once. */
export function placesIn(text: string): (at: number) => { line: number; column: number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (at) => {
    const index = lastUpTo(starts.length, (each) => (starts[each] ?? 0) <= at)
    return { line: index + 1, column: at - (starts[index] ?? 0) + 1 }
  }
}

/** The last index for which something holds that holds for all before it; -1 where it holds for none. */
export function lastUpTo(length: number, holds: (index: number) => boolean): number {
  let low = -1
  let high = length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
