import { type Category, type Collection, categoriesOf, collectionsOf } from '../catalog/index.ts'
import type { ContentChanges } from '../db/content-changes.ts'
import type { Db } from '../db/db.ts'
import { navigationOf } from '../sites/index.ts'

/** What every page of a site shows round its content. */
export interface Shell {
  readonly navigation: readonly {
    readonly navigation: string
    readonly title: string
    readonly url: string
  }[]
  readonly stores: readonly Store[]
}

/** A collection of products and its categories. */
export interface Store {
  readonly collection: Collection
  readonly categories: readonly Category[]
}

const MOST_KEPT = 1_000

/** The shells of all sites, each read once and kept until its site changes. */
export class Shells {
  readonly #db: Db
  readonly #changes: ContentChanges
  readonly #kept = new Map<string, { readonly shell: Shell; readonly version: number }>()

  constructor(db: Db, changes: ContentChanges) {
    this.#db = db
    this.#changes = changes
  }

  async of(siteId: string): Promise<Shell> {
    const version = this.#changes.versionOf(siteId)
    const kept = this.#kept.get(siteId)
    if (kept && kept.version === version) return kept.shell
    const shell = await readShell(this.#db, siteId)
    if (version !== undefined) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
      this.#kept.set(siteId, { shell, version })
    }
    return shell
  }
}

async function readShell(db: Db, siteId: string): Promise<Shell> {
  const [navigation, collections] = await Promise.all([
    navigationOf(db, siteId),
    collectionsOf(db, siteId),
  ])
  const stores = await Promise.all(
    collections.map(async (collection) => ({
      collection,
      categories: await categoriesOf(db, siteId, collection.id),
    })),
  )
  return { navigation, stores }
}
