/**
 * The most of `ids` that stand in the order that `order` gives them already. Those preferred to move are
 * left out as soon as they are out of order with any other.
 */
export function longestInOrder(
  ids: readonly string[],
  order: ReadonlyMap<string, number>,
  preferMoved: ReadonlySet<string> = new Set(),
): readonly string[] {
  const at = (id: string): number => order.get(id) ?? -1
  if (ids.every((id, index) => index === 0 || at(ids[index - 1] ?? '') < at(id))) return ids
  return increasing(
    ids.filter((id) => !preferMoved.has(id)),
    at,
  )
}

/** A longest increasing run, by patience sorting. */
function increasing(ids: readonly string[], at: (id: string) => number): readonly string[] {
  const tails: number[] = []
  const before: number[] = []
  ids.forEach((id, index) => {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (at(ids[tails[middle] ?? 0] ?? '') < at(id)) low = middle + 1
      else high = middle
    }
    before[index] = low === 0 ? -1 : (tails[low - 1] ?? -1)
    tails[low] = index
  })
  const run: string[] = []
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1)
    run.push(ids[index] ?? '')
  return run.toReversed()
}

export interface MergedOrder {
  readonly ids: readonly string[]
  /** Put by both, to different places; they stand where theirs put them. */
  readonly contested: ReadonlySet<string>
}

/** The slot of an element of `base`, whether it is still there or not; '' for before the first. */
const slotOf = (id: string): string => `slot:${id}`
/** Where an element stands that was inserted or moved. */
const putOf = (id: string): string => `put:${id}`

/**
 * What one side inserted into a list or moved in it, each with what it was put behind: the slot of an
 * element that stayed, or another one that was put.
 */
export function putBy(
  base: readonly string[],
  side: readonly string[],
  preferMoved: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  if (base === side) return new Map()
  const order = new Map(side.map((id, at) => [id, at]))
  const staying = new Set(
    longestInOrder(
      base.filter((id) => order.has(id)),
      order,
      preferMoved,
    ),
  )
  const put = new Map<string, string>()
  let previous = slotOf('')
  for (const id of side) {
    if (staying.has(id)) previous = slotOf(id)
    else {
      put.set(id, previous)
      previous = putOf(id)
    }
  }
  return put
}

/**
 * The order two sides made of one list, the same whichever is called mine. Every element of `base` keeps
 * its slot, also when it is gone; what was put hangs on what it was put behind, and of those that hang on
 * the same the smaller id comes first.
 */
export function mergeOrder(
  base: readonly string[],
  mine: ReadonlyMap<string, string>,
  theirs: ReadonlyMap<string, string>,
  stays: (id: string) => boolean,
): MergedOrder {
  const contested = new Set(
    [...mine].filter(([id, place]) => theirs.has(id) && theirs.get(id) !== place).map(([id]) => id),
  )
  const hanging = new Map<string, Set<string>>()
  const hang = (id: string, on: string): void => {
    hanging.set(on, (hanging.get(on) ?? new Set()).add(id))
  }
  for (const [id, place] of theirs) hang(id, place)
  const contestedPlaces = new Map([...contested].map((id) => [putOf(id), mine.get(id) ?? '']))
  for (const [id, place] of mine) {
    if (theirs.has(id)) continue
    let on = place
    for (let next = contestedPlaces.get(on); next !== undefined; next = contestedPlaces.get(on))
      on = next
    hang(id, on)
  }
  const ids: string[] = []
  for (const slot of ['', ...base]) {
    if (slot !== '' && !mine.has(slot) && !theirs.has(slot) && stays(slot)) ids.push(slot)
    const waiting = [...(hanging.get(slotOf(slot)) ?? [])].toSorted().toReversed()
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (stays(id)) ids.push(id)
      waiting.push(...[...(hanging.get(putOf(id)) ?? [])].toSorted().toReversed())
    }
  }
  return { ids, contested }
}
