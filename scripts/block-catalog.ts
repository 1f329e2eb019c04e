// Writes the catalog of blocks that the studio reads. `npm run docs` runs it too.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCatalog } from '../packages/blocks/src/catalog/create-catalog.ts'

const FILE = new URL('../packages/blocks/src/catalog/catalog.json', import.meta.url)

/** Writes the catalog, one type of block to a line. */
export function writeBlockCatalog(): void {
  const lines = createCatalog().map((entry) => JSON.stringify(entry))
  writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`)
  console.log('packages/blocks/src/catalog/catalog.json')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeBlockCatalog()
