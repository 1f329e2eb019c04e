import { pageTypeCodes } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { publishedByIds } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { documentsIn } from '../render/documents-in.ts'
import { SITE_PARTS } from '../render/form-port.ts'
import type { Shell } from '../render/shell.ts'
import { asItem, asPage } from './as-published.ts'
import { type Guard, guardsOf } from './guards.ts'

export interface BlockAddress {
  /** A document's id, or what the site's header and footer are called. */
  readonly documentId: string
  readonly blockId: string
}

/** A block as it is published in the language of a shell, and what has to be passed before it is read. */
export interface PublishedBlock {
  readonly block: Block
  /** What it is written in. */
  readonly locale: string
  readonly title: string
  /** Of its page, without the language's prefix; null where it stands on every page. */
  readonly path: string | null
  readonly guards: readonly Guard[]
  /** Its page opens over every other. */
  readonly isInPopup: boolean
}

/** Undefined where there is none that anybody may see. */
export async function publishedBlock(
  db: Db,
  { site, shell }: { readonly site: Site; readonly shell: Shell },
  { documentId, blockId }: BlockAddress,
): Promise<PublishedBlock | undefined> {
  if (documentId === SITE_PARTS) return blockOfSiteParts(shell, blockId)
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(documentId)) return undefined
  const languages = documentsIn(shell)
  const [row] = await publishedByIds(db, site.id, { ...languages, ids: [documentId] })
  if (!row || (row.kind !== 'page' && row.kind !== 'item')) return undefined
  const item = row.kind === 'item' ? asItem(row) : undefined
  const ids = [row.collectionId ?? '']
  const [its] = item ? await publishedByIds(db, site.id, { ...languages, ids }) : [row]
  const page = its && asPage(its)
  if (!page?.body.settings.enabled) return undefined
  const { meta, body, locale } = item ?? page
  const block = Object.hasOwn(body.blocks, blockId) ? body.blocks[blockId] : undefined
  return (
    block && {
      block,
      locale,
      title: meta.title,
      path: row.path,
      guards: guardsOf(page, item),
      isInPopup: page.body.type === pageTypeCodes['popup-overlay'],
    }
  )
}

function blockOfSiteParts(
  { headerFooter, language, settings }: Shell,
  blockId: string,
): PublishedBlock | undefined {
  const blocks = headerFooter?.blocks ?? {}
  const block = Object.hasOwn(blocks, blockId) ? blocks[blockId] : undefined
  const title = settings.siteTitle[language.tag] ?? ''
  return block && { block, locale: language.tag, title, path: null, guards: [], isInPopup: false }
}
