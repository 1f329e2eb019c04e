type Body = Readonly<Record<string, unknown>>

/** Returns the ids of the blocks that differ between two bodies, also those that only one has. */
export function listChangedBlocks(one: Body, other: Body): readonly string[] {
  const before = getBlocks(one)
  const after = getBlocks(other)
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...ids].filter((id) => toText(before[id]) !== toText(after[id]))
}

function getBlocks({ blocks }: Body): Readonly<Record<string, unknown>> {
  return typeof blocks === 'object' && blocks !== null ? { ...blocks } : {}
}

/** Returns JSON with sorted names, as the order of names means nothing. */
function toText(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  )
}
