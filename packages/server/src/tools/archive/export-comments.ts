import {
  findConflictingComments,
  listCommentedDocuments,
  loadWholeThread,
} from '../../audience/comments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { ExportContext } from './export-documents.ts'
import { toCommentsFile } from './comments-file.ts'

interface CommentsContext extends Pick<ExportContext, 'write'> {
  /** The path of each document's file. */
  readonly paths: ReadonlyMap<string, string>
}

/** Exports the public comments of documents, each in a file named like the document's. */
export async function exportComments(tx: Db, siteId: string, { write, paths }: CommentsContext) {
  let files = 0
  for (const documentId of await listCommentedDocuments(tx, siteId)) {
    const path = paths.get(documentId)
    if (path === undefined) continue
    const thread = await loadWholeThread(tx, siteId, documentId)
    await write(
      `${path.replace(/^documents\/(items\/)?/, 'comments/')}.json`,
      toCommentsFile(thread),
    )
    files += 1
  }
  const { waiting, refused } = await findConflictingComments(tx, siteId)
  const omitted = [
    ...(waiting > 0 ? [`Comments awaiting moderation: ${waiting}.`] : []),
    ...(refused > 0 ? [`Rejected comments: ${refused}.`] : []),
  ]
  return { count: files, omitted }
}
