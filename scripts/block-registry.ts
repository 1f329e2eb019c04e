// Writes the lists of block types from the folders of packages/blocks/src/blocks. `npm run docs` runs it too.
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const BLOCKS = new URL('../packages/blocks/src/blocks/', import.meta.url)

/** Returns the generated files of packages/blocks/src/blocks by their names. */
export function renderBlockLists(): Readonly<Record<string, string>> {
  const folders = readdirSync(BLOCKS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ folder: name, identifier: toCamelCase(name) }))
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
  const list = folders.map(({ identifier }) => `  ${identifier},\n`).join('')
  const header = '// Written by `npm run docs` from the folders beside this file. Do not edit.\n'
  return {
    'index.ts': `${header}${folders.map(({ folder, identifier }) => `import ${identifier} from './${folder}/block.ts'\n`).join('')}
/** Every type of block that has a folder here. */
export const definitions = [
${list}].flat()
`,
    'fixtures.ts': `${header}${folders.map(({ folder, identifier }) => `import * as ${identifier} from './${folder}/fixtures.ts'\n`).join('')}
/** The fixtures of every type of block that has a folder here. */
export const blockFixtures = [
${list}]
`,
  }
}

function toCamelCase(folder: string): string {
  return folder.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase())
}

/** Writes the generated files. */
export function writeBlockLists(): void {
  for (const [name, text] of Object.entries(renderBlockLists())) {
    writeFileSync(new URL(name, BLOCKS), text)
    console.log(`packages/blocks/src/blocks/${name}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeBlockLists()
