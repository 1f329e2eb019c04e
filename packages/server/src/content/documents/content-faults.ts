import { type ContentFault, contentFaults } from '@vitrine/blocks'
import type { Db } from '../../platform/db/db.ts'
import { assetsByIds } from '../../platform/files/store.ts'
import { whole } from './create-document.ts'
import { blocksIn } from './faults-of.ts'
import { eachOnce } from './publish.ts'
import type { Place } from './publish-store.ts'

/** As many as anybody looks through; the rest comes when these are mended. */
export const MOST_CONTENT_FAULTS = 200

export type PlacedFault = Place & ContentFault

/**
 * What would keep visitors from these drafts, each in its language: pictures without words, links without
 * a name. Told before publishing, never in its way. `language` is the site's first.
 */
export async function contentFaultsOf(
  db: Db,
  site: { readonly id: string; readonly language: string },
  entries: readonly Place[],
): Promise<readonly PlacedFault[]> {
  const found: PlacedFault[] = []
  for (const { documentId, locale } of eachOnce(entries)) {
    const { body } = await whole(db, site.id, documentId)
    const blocks = blocksIn(body)
    const pictures = await assetsByIds(db, site.id, assetsIn(blocks))
    const altOf = (id: string) => pictures.get(id)?.altText
    const ports = { locale, fallbackLocale: site.language, altOf }
    for (const fault of contentFaults({ blocks }, ports))
      found.push({ documentId, locale, ...fault })
    if (found.length >= MOST_CONTENT_FAULTS) break
  }
  return found.slice(0, MOST_CONTENT_FAULTS)
}

/** The ids of files that blocks name. */
function assetsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'assetId' in value && typeof value.assetId === 'string' ? [value.assetId] : []
  return [...own, ...Object.values(value).flatMap(assetsIn)]
}
