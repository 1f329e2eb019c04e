import { addShownStock, recordShownStock, type ShownStock } from '../../commerce/catalog/index.ts'
import { memoizeByOwner } from './memoize-by-owner.ts'
import type { SiteShell } from './site-shell.ts'

/** A shell and the position of its site's parts: what was loaded is valid until one of them is another. */
interface MemoOwner {
  readonly shell: SiteShell
  readonly partPosition: number
}

interface Loaded<T> {
  readonly value: T
  /** The products that were loaded, on which every response with the value depends. */
  readonly shown: ShownStock
}

/**
 * Memoizes loads by shell and key until stock of the site changes. Every response that uses a value depends on
 * its products, whether it was memoized or not. Above `maxKeys`, loads are not cached.
 */
export function memoizeUntilStockChanges<T>(maxKeys: number) {
  const owners = new WeakMap<SiteShell, MemoOwner>()
  const cached = memoizeByOwner<MemoOwner, Loaded<T>>(maxKeys)
  const findOwner = (given: MemoOwner) => {
    const known = owners.get(given.shell)
    if (known?.partPosition === given.partPosition) return known
    owners.set(given.shell, given)
    return given
  }
  return async (given: MemoOwner, key: string, load: () => Promise<T>): Promise<T> => {
    const { value, shown } = await cached(findOwner(given), key, () =>
      recordShownStock(async (loaded) => ({ value: await load(), shown: loaded })),
    )
    addShownStock(shown)
    return value
  }
}
