import { pageTypeCodes } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { loadPublishedByIds } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { HEADER_FOOTER_ID } from '../block-content/index.ts'
import { getDocumentLanguages, type SiteShell } from '../site-shell/index.ts'
import { getGuards, type Guard } from './guards.ts'
import { toPublishedItem, toPublishedPage } from './published-rows.ts'

export interface BlockAddress {
  /** The id of the document, or `HEADER_FOOTER_ID`. */
  readonly documentId: string
  readonly blockId: string
}

/** A published block in the language of a shell, with the guards of its page. */
export interface PublishedBlock {
  readonly block: Block
  /** The language that it is written in. */
  readonly locale: string
  readonly title: string
  /** The path of its page, without the language prefix; null for a block that is on every page. */
  readonly path: string | null
  readonly guards: readonly Guard[]
  /** Whether its page is a popup. */
  readonly isInPopup: boolean
}

/** Finds a published block; undefined if there is none. */
export async function findPublishedBlock(
  db: Db,
  { site, shell }: { readonly site: Site; readonly shell: SiteShell },
  { documentId, blockId }: BlockAddress,
): Promise<PublishedBlock | undefined> {
  if (documentId === HEADER_FOOTER_ID) return findHeaderFooterBlock(shell, blockId)
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(documentId)) return undefined
  const languages = getDocumentLanguages(shell)
  const [row] = await loadPublishedByIds(db, site.id, { ...languages, ids: [documentId] })
  if (!row || (row.kind !== 'page' && row.kind !== 'item')) return undefined
  const item = row.kind === 'item' ? toPublishedItem(row) : undefined
  const ids = [row.collectionId ?? '']
  const [pageRow] = item ? await loadPublishedByIds(db, site.id, { ...languages, ids }) : [row]
  const page = pageRow && toPublishedPage(pageRow)
  if (!page?.body.settings.enabled) return undefined
  const { meta, body, locale } = item ?? page
  const block = Object.hasOwn(body.blocks, blockId) ? body.blocks[blockId] : undefined
  return (
    block && {
      block,
      locale,
      title: meta.title,
      path: row.path,
      guards: getGuards(page, item),
      isInPopup: page.body.type === pageTypeCodes['popup-overlay'],
    }
  )
}

function findHeaderFooterBlock(
  { headerFooter, language, settings }: SiteShell,
  blockId: string,
): PublishedBlock | undefined {
  const blocks = headerFooter?.blocks ?? {}
  const block = Object.hasOwn(blocks, blockId) ? blocks[blockId] : undefined
  const title = settings.siteTitle[language.tag] ?? ''
  return block && { block, locale: language.tag, title, path: null, guards: [], isInPopup: false }
}
