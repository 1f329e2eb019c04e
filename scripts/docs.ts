// `npm run docs`: writes the pages of docs/reference that are read from the code.
import { writeFileSync } from 'node:fs'
import { reference } from '../packages/server/src/test/reference.ts'

for (const [name, text] of Object.entries(reference())) {
  writeFileSync(new URL(`../docs/reference/${name}`, import.meta.url), text)
  console.log(`docs/reference/${name}`)
}
