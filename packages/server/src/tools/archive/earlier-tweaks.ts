import type { JsonObject } from '@vitrine/page'
import type { RestoredDocument, RestoredPublication } from '../../content/documents/index.ts'
import type { SiteFile } from './format.ts'

const KIND = 'aesthetics'

/** Adds the settings of themes from an archive of 0.1, which has them in `site.json`, to the styles of the site. */
export function addEarlierTweaks(
  document: RestoredDocument,
  { tweaks }: Pick<SiteFile, 'tweaks'>,
): RestoredDocument {
  if (document.kind !== KIND || tweaks === undefined) return document
  const add = (body: JsonObject): JsonObject => ({ tweaks, ...body })
  const versions = document.versions.map((version) => ({ ...version, body: add(version.body) }))
  return { ...document, body: add(document.body), versions }
}

/** Creates the published styles of a site whose archive of 0.1 has settings of themes and no other styles. */
export function createEarlierStyles(
  { tweaks, language }: Pick<SiteFile, 'tweaks' | 'language'>,
  { id, now }: { readonly id: string; readonly now: Date },
): { readonly document: RestoredDocument; readonly publication: RestoredPublication } | undefined {
  if (tweaks === undefined) return undefined
  const body = { schema: 1, colorThemes: {}, fontThemes: [], fontUsage: {}, tweaks }
  const rev = 1
  return {
    document: {
      ...{ id, kind: KIND, collectionId: null, createdAt: now, body, rev },
      versions: [{ rev, body }],
    },
    publication: { documentId: id, locale: language, rev, publishedAt: now, publishOn: now },
  }
}
