import { ApiError, callApi } from '../api/call-api.ts'
import type { SaveOutcome, SaveRequest } from './store/save-queue.ts'

/** Sends change sets, and sorts the answers by what the queue does about them. */
export async function sendChanges({ documentId, ...body }: SaveRequest): Promise<SaveOutcome> {
  try {
    const { rev, remote, restored } = await callApi('saveChanges', {
      params: { id: documentId },
      body: { ...body, sets: body.sets.map((set) => ({ ...set, ops: [...set.ops] })) } as never,
    })
    return { kind: 'saved', rev, remote: (remote ?? []) as never, restored }
  } catch (error) {
    return toOutcome(error)
  }
}

/** Sorts an error by what the queue does about it. */
export function toOutcome(error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' }
  const { status, message, response, problem } = error
  if (status === 401) return { kind: 'signed-out' }
  if (status === 429 || status >= 500) return { kind: 'unreachable', isBusy: true }
  if (isConflict(response)) return { kind: 'conflict', conflict: response }
  if (problem?.code === 'documents.inTrash') return { kind: 'rejected', message, reason: 'trash' }
  if (status === 404) return { kind: 'rejected', message, reason: 'gone' }
  return { kind: 'rejected', message }
}

type Conflict = Extract<SaveOutcome, { readonly kind: 'conflict' }>['conflict']

function isConflict(response: unknown): response is Conflict {
  return typeof response === 'object' && response !== null && 'conflicts' in response
}
