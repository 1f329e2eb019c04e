import { type CommandName, runCommand } from '@vitrine/page'
import { callApi } from '../../api/call-api.ts'
import type { IssueFix } from './publish-host.ts'

/** The draft was changed since its issues were found. */
export class DraftMoved extends Error {
  override readonly name = 'DraftMoved'
}

/** Corrects an issue in the draft of a document that is not open. Throws `DraftMoved` if it is not at `rev` anymore. */
export async function fixInDraft(
  documentId: string,
  rev: number | undefined,
  { command, payload }: IssueFix,
): Promise<void> {
  const draft = await callApi('readDocument', { params: { id: documentId } })
  if (draft.rev !== rev) throw new DraftMoved()
  // The server names commands of the document's kind, with their payload.
  const result = runCommand(
    draft.kind,
    draft.body as never,
    command as CommandName,
    payload as never,
  )
  if (result.error !== undefined) throw new Error(result.error)
  const { label, ops } = result.change
  if (ops.length === 0) return
  await callApi('saveChanges', {
    params: { id: documentId },
    body: {
      base: rev,
      clientId: `studio-${crypto.randomUUID()}`,
      sets: [{ seq: 1, command, label, ops: ops.map((op) => ({ ...op, path: [...op.path] })) }],
    },
  })
}
