import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The URLs of the built storefront scripts. */
export interface ClientScripts {
  /** The modules of every page; empty if the storefront is not built. */
  readonly bootstrap: readonly string[]
  /** The script for calls of older templates, which is not a module. */
  readonly legacy: readonly string[]
  /** The script of the frame of ad pixels; empty if the storefront is not built. */
  readonly adFrame: string
  /** The module that counts visits, which pages of visitors load late; empty if it is not built. */
  readonly tracking: readonly string[]
  /** Returns the modules that this markup will need, which are fetched together with the page. */
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

const LEGACY_SCRIPT = 'src/older-scripts/older-scripts.ts'
const AD_FRAME = 'src/ads/frame/frame.ts'

/** The islands, and the markup that they hydrate. */
const ISLANDS = [
  ['src/islands/variants/', 'class="product-variants"'],
  ['src/islands/quantity/', 'class="product-quantity-input"'],
  ['src/islands/add-to-cart/', 'class="sqs-add-to-cart-button '],
  ['src/islands/cart-page/', 'id="sqs-cart-root"'],
  ['src/islands/checkout/', 'action="/checkout"'],
] as const

const TRACKING = 'src/start.ts'

/** Reads the manifests of the built storefront and of the tracking scripts. Throws if one is malformed. */
export function readClientScripts(folder: string, trackingFolder: string): ClientScripts {
  const visits = readManifest(trackingFolder)?.[TRACKING]
  const tracking = visits ? [`/static/visits/${visits.file}`] : []
  const manifest = readManifest(folder)
  if (!manifest) return { bootstrap: [], legacy: [], adFrame: '', tracking, preloads: () => [] }
  const isEntry = (key: string) => manifest[key]?.isEntry === true
  const entries = Object.keys(manifest).filter(
    (key) => isEntry(key) && key !== LEGACY_SCRIPT && key !== AD_FRAME,
  )
  const loaded = new Set(listFiles(manifest, entries))
  const islands = ISLANDS.map(([source, marker]) => {
    const keys = Object.keys(manifest).filter((key) => key.startsWith(source))
    return { mark: marker, files: listFiles(manifest, keys).filter((url) => !loaded.has(url)) }
  })
  return {
    bootstrap: entries.map((key) => formatScriptUrl(manifest, key)),
    legacy: isEntry(LEGACY_SCRIPT) ? [formatScriptUrl(manifest, LEGACY_SCRIPT)] : [],
    adFrame: isEntry(AD_FRAME)
      ? readFileSync(join(folder, manifest[AD_FRAME]?.file ?? ''), 'utf8')
      : '',
    tracking,
    preloads: (markup) => {
      const needed = islands.filter(({ mark: marker }) => markup.includes(marker))
      return [...new Set(needed.flatMap(({ files }) => files))]
    },
  }
}

/** Reads the manifest of a build; undefined if there is none. */
function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, 'manifest.json')
  return existsSync(path) ? manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/** Returns the URLs of modules and of everything they import. */
function listFiles(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const urls = new Set<string>()
  const queue = [...keys]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const url = formatScriptUrl(manifest, key)
    if (urls.has(url)) continue
    urls.add(url)
    queue.push(...(manifest[key]?.imports ?? []))
  }
  return [...urls]
}

function formatScriptUrl(manifest: Manifest, key: string): string {
  return `/static/app/${manifest[key]?.file ?? ''}`
}
