/**
 * Memoizes loads by owner and key, for as long as the owner lives: a shell lives until its site
 * changes. Above `maxKeys`, loads are not cached.
 */
export function memoizeByOwner<Owner extends object, T>(maxKeys = Number.POSITIVE_INFINITY) {
  const cache = new WeakMap<Owner, Map<string, Promise<T>>>()
  return (owner: Owner, key: string, load: () => Promise<T>): Promise<T> => {
    const owned = cache.get(owner) ?? new Map<string, Promise<T>>()
    cache.set(owner, owned)
    const cached = owned.get(key)
    if (cached) return cached
    const pending = load()
    if (owned.size >= maxKeys) return pending
    owned.set(key, pending)
    // Waiting requests get the error, and the next one tries again.
    pending.catch(() => owned.delete(key))
    return pending
  }
}
