import type { CatalogEntry } from './catalog-entry.ts'
import catalog from './catalog.json' with { type: 'json' }

/**
 * The types of blocks by their codes. `npm run docs` writes the file from the blocks, so that the studio can list their
 * fields without their templates and styles.
 */
export const blockCatalog: ReadonlyMap<number, CatalogEntry> = new Map(
  // A test compares the file with the blocks.
  (catalog as unknown as readonly CatalogEntry[]).map((entry) => [entry.type, entry]),
)
