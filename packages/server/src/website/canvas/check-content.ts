import { type AnnouncementBar, type JsonObject, newSiteSettings } from '@vitrine/page'
import { checkBody, loadDocument, rejectIssues } from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { CanvasContent, LoadedDocument } from './load-canvas.ts'

/**
 * Checks unsaved content as part of its draft, and returns both. Throws `documents.notFound`, or `documents.invalid` with
 * the path of every issue.
 */
export async function checkDocumentContent(
  db: Db,
  siteId: string,
  input: {
    readonly documentId: string
    readonly content: { readonly sections: readonly object[]; readonly blocks: object }
  },
): Promise<{ readonly content: CanvasContent; readonly document: LoadedDocument }> {
  const document = await loadDocument(db, siteId, input.documentId)
  const { kind, body } = document
  // The body of a request is JSON.
  const content = input.content as unknown as JsonObject
  const { header: _, footer: _footer, ...others } = body
  rejectIssues(checkBody(kind, { ...others, ...content }, body))
  // Checked by the schema of the document.
  return { content: input.content as CanvasContent, document }
}

/** Checks an unsaved announcement. Throws `documents.invalid` with the path of every issue. */
export function checkAnnouncement(bar: object | undefined): AnnouncementBar | undefined {
  if (!bar) return undefined
  // The body of a request is JSON.
  const announcementBar = bar as unknown as JsonObject
  const settings = newSiteSettings({ locale: 'en-US', title: '' }) as unknown as JsonObject
  rejectIssues(checkBody('site-settings', { ...settings, announcementBar }))
  // Checked by the schema of the document.
  return bar as AnnouncementBar
}
