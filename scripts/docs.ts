// `npm run docs`: writes the lists of block types, the calls of the studio, the pages of docs/reference and the tables of
// ARCHITECTURE.md.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { updateArchitecture } from '../packages/server/src/test/floors.ts'
import { writeBlockLists } from './block-registry.ts'
import { writeStudioCalls } from './studio-calls.ts'

writeBlockLists()
writeStudioCalls()
// The reference imports the lists, so it is loaded after they are written.
const { writeBlockCatalog } = await import('./block-catalog.ts')
writeBlockCatalog()
const { reference } = await import('../packages/server/src/test/reference.ts')
for (const [name, text] of Object.entries(reference())) {
  const file = new URL(`../docs/reference/${name}`, import.meta.url)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
  console.log(`docs/reference/${name}`)
}

const architecture = new URL('../ARCHITECTURE.md', import.meta.url)
writeFileSync(architecture, updateArchitecture(readFileSync(architecture, 'utf8')))
spawnSync('npx', ['oxfmt', 'ARCHITECTURE.md', 'packages/studio/src/api/calls.ts'], {
  cwd: new URL('..', import.meta.url),
})
console.log('ARCHITECTURE.md')
