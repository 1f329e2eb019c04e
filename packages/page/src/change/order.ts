/**
 * Returns a longest subsequence of `ids` in the order of `order`. Ids in `preferMoved` are omitted as soon as
 * they are out of order.
 */
export function findLongestOrdered(
  ids: readonly string[],
  order: ReadonlyMap<string, number>,
  preferMoved: ReadonlySet<string> = new Set(),
): readonly string[] {
  const at = (id: string): number => order.get(id) ?? -1
  if (ids.every((id, index) => index === 0 || at(ids[index - 1] ?? '') < at(id))) return ids
  return findLongestIncreasing(
    ids.filter((id) => !preferMoved.has(id)),
    at,
  )
}

/** Returns a longest increasing subsequence, by patience sorting. */
function findLongestIncreasing(
  ids: readonly string[],
  at: (id: string) => number,
): readonly string[] {
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
  /** The elements that both sides moved to different positions; theirs are used. */
  readonly contested: ReadonlySet<string>
}

/** Returns the key of an element's slot in `base`, whether the element remains or not; '' is before the first. */
const getSlotKey = (id: string): string => `slot:${id}`
/** Returns the key of an element that was inserted or moved. */
const getPlacementKey = (id: string): string => `put:${id}`

/** Returns the elements that one side inserted or moved, each with the key of the slot or element before it. */
export function computePlacements(
  base: readonly string[],
  side: readonly string[],
  preferMoved: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  if (base === side) return new Map()
  const order = new Map(side.map((id, at) => [id, at]))
  const staying = new Set(
    findLongestOrdered(
      base.filter((id) => order.has(id)),
      order,
      preferMoved,
    ),
  )
  const put = new Map<string, string>()
  let previous = getSlotKey('')
  for (const id of side) {
    if (staying.has(id)) previous = getSlotKey(id)
    else {
      put.set(id, previous)
      previous = getPlacementKey(id)
    }
  }
  return put
}

/**
 * Merges the orders of both sides; the result does not depend on which side is mine. Elements of `base` keep
 * their slots, even deleted ones. Moved elements follow the key before them, sorted by id.
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
  const contestedPlaces = new Map(
    [...contested].map((id) => [getPlacementKey(id), mine.get(id) ?? '']),
  )
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
    const waiting = [...(hanging.get(getSlotKey(slot)) ?? [])].toSorted().toReversed()
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (stays(id)) ids.push(id)
      waiting.push(...[...(hanging.get(getPlacementKey(id)) ?? [])].toSorted().toReversed())
    }
  }
  return { ids, contested }
}
