import { fitComment } from '../../audience/comments/index.ts'
import type { DocumentFact } from './check-documents.ts'
import { type TalkFile, talkSchema } from './format.ts'
import type { Reading } from './reading.ts'

export interface TalkFact {
  readonly path: string
}

/** What is said below documents: each of them once, and answers to what is there. */
export async function checkComments(
  reading: Reading,
  paths: readonly string[],
  documents: readonly Pick<DocumentFact, 'id'>[],
): Promise<readonly TalkFact[]> {
  const known = new Set(documents.map(({ id }) => id))
  const talked = new Map<string, string>()
  const ids = new Set<string>()
  const facts: TalkFact[] = []
  for (const path of paths) {
    if (reading.isHopeless) break
    const file = await reading.read(path, talkSchema)
    if (!file) continue
    const { documentId } = file
    const other = talked.get(documentId)
    if (!known.has(documentId))
      reading.fault(path, `documentId: there is no document ${documentId}.`)
    if (other !== undefined) reading.fault(path, `${other} is of the same document.`)
    talked.set(documentId, path)
    checkThreads(reading, path, file, ids)
    facts.push({ path })
  }
  return facts
}

function checkThreads(
  reading: Reading,
  path: string,
  { comments }: TalkFile,
  ids: Set<string>,
): void {
  const answerable = new Set(comments.flatMap(({ id, parentId }) => (parentId === null ? id : [])))
  for (const [index, comment] of comments.entries()) {
    const fault = (message: string) => reading.fault(path, `comments › ${index}: ${message}`)
    const { id, parentId } = comment
    if (ids.has(id)) fault(`the id ${id} is there twice.`)
    ids.add(id)
    if (parentId !== null && !answerable.has(parentId))
      fault(`there is no comment ${parentId} that it could answer.`)
    if (!fitComment(comment)) fault('it has signs that nobody sees, or spaces where none belong.')
  }
}
