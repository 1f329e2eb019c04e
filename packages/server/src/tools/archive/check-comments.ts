import { isValidComment } from '../../audience/comments/index.ts'
import type { DocumentEntry } from './check-documents.ts'
import { type CommentsFile, commentsSchema } from './format.ts'
import type { ArchiveReader } from './archive-reader.ts'

export interface CommentsEntry {
  readonly path: string
}

/** Checks the comments of documents: each document once, and replies to existing comments only. */
export async function checkComments(
  reader: ArchiveReader,
  paths: readonly string[],
  documents: readonly Pick<DocumentEntry, 'id'>[],
): Promise<readonly CommentsEntry[]> {
  const known = new Set(documents.map(({ id }) => id))
  const pathByDocument = new Map<string, string>()
  const ids = new Set<string>()
  const facts: CommentsEntry[] = []
  for (const path of paths) {
    if (reader.hasTooManyErrors) break
    const file = await reader.read(path, commentsSchema)
    if (!file) continue
    const { documentId } = file
    const other = pathByDocument.get(documentId)
    if (!known.has(documentId))
      reader.addError(path, `documentId: there is no document ${documentId}.`)
    if (other !== undefined) reader.addError(path, `${other} has comments on the same document.`)
    pathByDocument.set(documentId, path)
    checkThreads(reader, path, file, ids)
    facts.push({ path })
  }
  return facts
}

function checkThreads(
  reader: ArchiveReader,
  path: string,
  { comments }: CommentsFile,
  ids: Set<string>,
): void {
  const topLevel = new Set(comments.flatMap(({ id, parentId }) => (parentId === null ? id : [])))
  for (const [index, comment] of comments.entries()) {
    const addError = (message: string) => reader.addError(path, `comments › ${index}: ${message}`)
    const { id, parentId } = comment
    if (ids.has(id)) addError(`duplicate id ${id}.`)
    ids.add(id)
    if (parentId !== null && !topLevel.has(parentId))
      addError(`there is no comment ${parentId} to reply to.`)
    if (!isValidComment(comment)) addError('it has invisible characters or extra spaces.')
  }
}
