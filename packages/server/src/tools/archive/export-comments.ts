import { talkBesideOf, talkedOf, wholeTalkOf } from '../../audience/comments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Writing } from './export-documents.ts'
import { talkFile } from './talk-file.ts'

interface Given extends Pick<Writing, 'write'> {
  /** Where each document's file stands. */
  readonly paths: ReadonlyMap<string, string>
}

/** What everybody reads below documents, each in a file that is named like the document's. */
export async function exportComments(tx: Db, siteId: string, { write, paths }: Given) {
  let files = 0
  for (const documentId of await talkedOf(tx, siteId)) {
    const path = paths.get(documentId)
    if (path === undefined) continue
    const talk = await wholeTalkOf(tx, siteId, documentId)
    await write(`${path.replace(/^documents\/(items\/)?/, 'comments/')}.json`, talkFile(talk))
    files += 1
  }
  const { waiting, refused } = await talkBesideOf(tx, siteId)
  const leftOut = [
    ...(waiting > 0 ? [`Comments that wait to be read: ${waiting}.`] : []),
    ...(refused > 0 ? [`Comments that were refused: ${refused}.`] : []),
  ]
  return { count: files, leftOut }
}
