/**
 * Reads for each `owner` once what goes with it, by key, and keeps it as long as the owner is: a shell is
 * one that is there until its site changes. Beyond `most` keys nothing more is kept of an owner.
 */
export function keptWith<Owner extends object, T>(most = Number.POSITIVE_INFINITY) {
  const kept = new WeakMap<Owner, Map<string, Promise<T>>>()
  return (owner: Owner, key: string, read: () => Promise<T>): Promise<T> => {
    const known = kept.get(owner) ?? new Map<string, Promise<T>>()
    kept.set(owner, known)
    const before = known.get(key)
    if (before) return before
    const reading = read()
    if (known.size >= most) return reading
    known.set(key, reading)
    // Who waits is told; who asks next tries again.
    reading.catch(() => known.delete(key))
    return reading
  }
}
