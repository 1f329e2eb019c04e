import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The scripts of the storefront, by the addresses of their built files. */
export interface ClientScripts {
  /** What every page loads; nothing where the storefront has not been built. */
  readonly bootstrap: readonly string[]
  /** What scripts of older templates call; a script of its own, not a module. */
  readonly older: readonly string[]
  /** What this markup will certainly need, to be fetched together with the page. */
  readonly preloads: (markup: string) => readonly string[]
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
  }),
)

type Manifest = z.infer<typeof manifestSchema>

const OLDER = 'src/older-scripts/older-scripts.ts'

/** The islands, and what stands in the markup that they take over. */
const ISLANDS = [
  ['src/variants/', 'class="product-variants"'],
  ['src/quantity/', 'class="product-quantity-input"'],
  ['src/add-to-cart/', 'class="sqs-add-to-cart-button '],
  ['src/cart-page/', 'id="sqs-cart-root"'],
  ['src/checkout/', 'action="/checkout"'],
] as const

/** Reads which files the storefront was built into. Throws when its list is no such list. */
export function readClientScripts(folder: string): ClientScripts {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) return { bootstrap: [], older: [], preloads: () => [] }
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const isEntry = (key: string) => manifest[key]?.isEntry === true
  const entries = Object.keys(manifest).filter((key) => isEntry(key) && key !== OLDER)
  const loaded = new Set(filesOf(manifest, entries))
  const islands = ISLANDS.map(([source, mark]) => {
    const keys = Object.keys(manifest).filter((key) => key.startsWith(source))
    return { mark, files: filesOf(manifest, keys).filter((url) => !loaded.has(url)) }
  })
  return {
    bootstrap: entries.map((key) => urlOf(manifest, key)),
    older: isEntry(OLDER) ? [urlOf(manifest, OLDER)] : [],
    preloads: (markup) => {
      const needed = islands.filter(({ mark }) => markup.includes(mark))
      return [...new Set(needed.flatMap(({ files }) => files))]
    },
  }
}

/** The files of these modules and of all they import. */
function filesOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const url = urlOf(manifest, key)
    if (found.has(url)) continue
    found.add(url)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  return [...found]
}

function urlOf(manifest: Manifest, key: string): string {
  return `/static/app/${manifest[key]?.file ?? ''}`
}
