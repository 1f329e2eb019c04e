import { isSystemPageType } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { loadPublishedByIds } from '../../content/documents/index.ts'
import type { PageContent } from '../render-context/index.ts'
import { getDocumentLanguages } from '../site-shell/index.ts'
import { type ContentAddress, loadContent } from './load-content.ts'
import { loadPageComments } from './load-comments.ts'
import { toPublishedPage } from './published-rows.ts'

export type EditedContent = Extract<
  PageContent,
  { readonly kind: 'blocks' | 'collection' | 'record' }
>

/**
 * Loads what the editor shows of a document, whose draft is among those of the shell: the page as visitors would see it,
 * also if it has no URL or is disabled. Undefined if the draft is not written in a language of the shell.
 */
export async function loadEditedContent(
  db: Db,
  address: Omit<ContentAddress, 'path'>,
  documentId: string,
): Promise<EditedContent | undefined> {
  const { site, shell, query } = address
  const languages = getDocumentLanguages(shell)
  const [row] = await loadPublishedByIds(db, site.id, { ...languages, ids: [documentId] })
  if (!row) return undefined
  const isPage = row.kind === 'page'
  const page = toPublishedPage(row)
  const isListing = isPage && page.body.collection && !isSystemPageType(page.body.type)
  if ((!isPage || isListing) && row.path !== null) {
    const found = await loadContent(db, { ...address, path: row.path })
    if (found?.kind === 'content' && isEdited(found.content, documentId)) return found.content
  }
  if (!isPage) return undefined
  return {
    kind: 'blocks',
    page,
    paths: {},
    ...(await loadPageComments(db, address, page, query)),
  }
}

function isEdited(content: PageContent, documentId: string): content is EditedContent {
  if (content.kind === 'record') return content.item.id === documentId
  return content.kind === 'collection' && content.page.id === documentId
}
