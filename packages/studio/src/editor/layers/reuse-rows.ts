import type { LayerRow } from './layer-rows.ts'

/** Creates a function that returns rows with the object of the call before for each row that did not change. */
export function createRowMemory(): (rows: readonly LayerRow[]) => readonly LayerRow[] {
  let known: readonly LayerRow[] = []
  return (rows) => (known = reuseRows(known, rows))
}

/** Returns rows with the earlier object of each row that did not change; the earlier list if none did. */
function reuseRows(before: readonly LayerRow[], now: readonly LayerRow[]): readonly LayerRow[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const rows = now.map((row) => {
    const old = known.get(row.id)
    if (!old) return row
    const children = row.children && reuseRows(old.children ?? [], row.children)
    return isSame(old, row) && children === old.children
      ? old
      : { ...row, ...(children && { children }) }
  })
  const isUnchanged = rows.length === before.length && rows.every((row, at) => row === before[at])
  return isUnchanged ? before : rows
}

function isSame(one: LayerRow, other: LayerRow): boolean {
  return (
    one.label === other.label &&
    one.name === other.name &&
    one.type === other.type &&
    one.states.join() === other.states.join()
  )
}
