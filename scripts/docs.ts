// `npm run docs`: writes the pages of docs/reference that are read from the code.
import { mkdirSync, writeFileSync } from 'node:fs'
import { reference } from '../packages/server/src/test/reference.ts'

for (const [name, text] of Object.entries(reference())) {
  const file = new URL(`../docs/reference/${name}`, import.meta.url)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
  console.log(`docs/reference/${name}`)
}
