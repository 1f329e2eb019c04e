// Runs before and after `npm pack` in packages/template. The workspace runs from source; the
// published manifest points at the build.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../packages/template/', import.meta.url)
const manifest = new URL('package.json', folder)
/** The workspace's manifest, while the published one replaces it. */
const workspaceManifest = new URL('.package.json', folder)

const [step] = process.argv.slice(2)
if (step === 'before') {
  const { publishConfig, scripts: _, ...own } = JSON.parse(readFileSync(manifest, 'utf8'))
  renameSync(manifest, workspaceManifest)
  writeFileSync(manifest, `${JSON.stringify({ ...own, ...publishConfig }, null, 2)}\n`)
} else if (step === 'after') {
  renameSync(workspaceManifest, manifest)
} else {
  console.error(`Usage: node ${fileURLToPath(import.meta.url)} before|after`)
  process.exitCode = 2
}
