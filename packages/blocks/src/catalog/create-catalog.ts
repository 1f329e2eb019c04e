import { getTranslate, messageLanguages } from '@vitrine/model'
import type { BlockKind } from '../definition/define-block.ts'
import { blockRegistry } from '../registry.ts'
import { definitions } from '../blocks/index.ts'
import type { CatalogEntry } from './catalog-entry.ts'

/** Returns the catalog of all types of blocks, in the order of their codes. */
export function createCatalog(): readonly CatalogEntry[] {
  const current = new Set(definitions.map(({ type }) => type))
  return [...blockRegistry.values()]
    .toSorted((one, other) => one.type - other.type)
    .map((kind) => createEntry(kind, !current.has(kind.type)))
}

function createEntry(kind: BlockKind, isLegacy: boolean): CatalogEntry {
  const { type, slug, family, version, minSize, text, fields, isExternal } = kind
  const defaults = { ...kind.defaults, text: translateTexts(kind.defaults.text) }
  const flags = { ...(isExternal && { isExternal }), ...(isLegacy && { isLegacy }) }
  const entry = { type, slug, family, version, minSize, defaults, text, fields, ...flags }
  // The catalog is written as JSON, which has no undefined members.
  const json: unknown = JSON.parse(JSON.stringify(entry))
  return json as CatalogEntry
}

/** Translates the texts of a new block into every language, of which the site's is chosen when it is inserted. */
function translateTexts(texts: BlockKind['defaults']['text']): CatalogEntry['defaults']['text'] {
  if (!texts) return undefined
  return Object.fromEntries(
    messageLanguages.map((language) => {
      const translate = getTranslate(language)
      const translated = Object.entries(texts).map(([field, text]) => [field, translate(text)])
      return [language, Object.fromEntries(translated)]
    }),
  )
}
