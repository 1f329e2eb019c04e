// Before and after `npm pack` in packages/template. The workspace runs from source; what is published
// names what was built.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../packages/template/', import.meta.url)
const manifest = new URL('package.json', folder)
/** The workspace's own manifest, while the published one stands in its place. */
const kept = new URL('.package.json', folder)

const [step] = process.argv.slice(2)
if (step === 'before') {
  const { publishConfig, scripts: _, ...own } = JSON.parse(readFileSync(manifest, 'utf8'))
  renameSync(manifest, kept)
  writeFileSync(manifest, `${JSON.stringify({ ...own, ...publishConfig }, null, 2)}\n`)
} else if (step === 'after') {
  renameSync(kept, manifest)
} else {
  console.error(`${fileURLToPath(import.meta.url)} before | after`)
  process.exitCode = 2
}
