import { search } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'
import { find } from './find.ts'

/** Mounts the search call of scripts. The slice `pages` serves the page `/search`. */
export function searchRoutes(http: HttpServer): void {
  mount(
    http,
    search,
    async ({ db, site, query: { q, kind, collection, tag: word, page, locale } }) => {
      const { tag, prefix } = await findLanguage(db, site, locale)
      const filter = { kind, collectionId: collection, tag: word }
      const asked = { q, ...filter, page, locale: tag, fallback: site.language }
      const answer = await find(db, site.id, asked)
      return {
        query: answer.query,
        meant: answer.meant ?? null,
        hits: answer.hits.map(({ documentId, path, excerpt: _excerpt, ...hit }) => ({
          ...hit,
          id: documentId,
          url: formatLocaleUrl(prefix, path),
          tags: [...hit.tags],
          titlePieces: [...hit.titlePieces],
          excerptPieces: [...hit.excerptPieces],
        })),
        total: answer.total,
        page: answer.page,
        pageCount: answer.pageCount,
        counts: [...answer.counts],
      }
    },
  )
}

/** Returns the language of a request; most use the site’s own, which needs no query. */
async function findLanguage(db: Db, site: Site, locale: string | undefined) {
  const own = { tag: site.language, prefix: '' }
  if (locale === undefined || locale === site.language) return own
  return getLanguage(await listLanguages(db, site.id), locale) ?? own
}
