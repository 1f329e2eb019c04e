import type { DocumentWithDraft } from '@vitrine/contract'
import { ApiError, callApi } from '../api/call-api.ts'
import type { StudioText } from '../ui/i18n.ts'
import { createEditorStore, type EditorStore } from './store/editor-store.ts'
import type { EditedBody } from './store/edited-body.ts'
import { type Journal, openJournal } from './store/journal.ts'
import type { History } from './store/history.ts'
import { newId } from './store/new-id.ts'
import type { SaveOutcome, SaveRequest } from './store/save-queue.ts'
import { isCurrent, keepHistory, openHistories, type Recovery } from './store/stored-history.ts'

const journal = openJournal()
const histories = openHistories()

/** A document that was opened, and the messages about what earlier windows had not saved. */
export interface Opened {
  readonly store: EditorStore
  readonly recovered: readonly StudioText[]
  readonly document: DocumentWithDraft
  /** Gives up the name of this window, so that the next one may send what this one did not. */
  readonly close: () => void
}

/** Opens a document for editing. First sends what earlier windows of this browser had not saved. */
export async function openDocument(id: string, asked: string | undefined): Promise<Opened> {
  const recovered = await recoverChanges(journal, id)
  const document = await callApi('readDocument', { params: { id } })
  const locale = asked ?? (await findLocale(document.body))
  const clientId = `studio-${newId()}`
  const release = holdName(clientId)
  const history = await findHistory(document, recovered)
  const store = createEditorStore(
    {
      id,
      kind: document.kind,
      rev: document.rev,
      // The server stores valid bodies only; kinds without content are not opened.
      body: document.body as unknown as EditedBody,
      locale,
      clientId,
      ...(history && { history }),
    },
    {
      send: sendChanges,
      journal,
      setTimer: (run, ms) => setTimeout(run, ms),
      clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // from `setTimer`
    },
  )
  const stopHistory = keepHistory(store, { clientId, histories })
  return {
    store,
    recovered: recovered.flatMap(({ outcome }) => describeRecovery(outcome)),
    document,
    close: () => {
      stopHistory()
      store.queue.stop()
      release()
    },
  }
}

/** Returns what can be undone in the draft, if the window that did it is gone and no one changed the draft since. */
async function findHistory(
  { id, rev }: DocumentWithDraft,
  recovered: readonly Recovery[],
): Promise<History | undefined> {
  const stored = await histories.read(id)
  if (!stored || (await isNameHeld(stored.clientId))) return undefined
  return isCurrent(stored, { rev, recovered }) ? stored.history : undefined
}

/** Sends change sets, and sorts the answers by what the queue does about them. */
async function sendChanges({ documentId, ...body }: SaveRequest): Promise<SaveOutcome> {
  try {
    const { rev, remote } = await callApi('saveChanges', {
      params: { id: documentId },
      body: { ...body, sets: body.sets.map((set) => ({ ...set, ops: [...set.ops] })) } as never,
    })
    return { kind: 'saved', rev, remote: (remote ?? []) as never }
  } catch (error) {
    return toOutcome(error)
  }
}

function toOutcome(error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' }
  const { status, message, response } = error
  if (status === 401) return { kind: 'signed-out' }
  if (status === 429 || status >= 500) return { kind: 'unreachable' }
  if (isConflict(response)) return { kind: 'conflict', conflict: response }
  return { kind: 'rejected', message }
}

type Conflict = Extract<SaveOutcome, { readonly kind: 'conflict' }>['conflict']

function isConflict(response: unknown): response is Conflict {
  return typeof response === 'object' && response !== null && 'conflicts' in response
}

/** Sends the changes that windows which are gone had not saved. Resolves to those that the server answered. */
async function recoverChanges(from: Journal, documentId: string): Promise<readonly Recovery[]> {
  const recovered: Recovery[] = []
  for (const entry of await from.list(documentId)) {
    if (await isNameHeld(entry.clientId)) continue
    const outcome = await sendChanges(entry)
    // Without an answer they stay for the next time.
    if (outcome.kind === 'unreachable' || outcome.kind === 'signed-out') continue
    await from.remove(entry)
    recovered.push({ entry, outcome })
  }
  return recovered
}

function describeRecovery(outcome: SaveOutcome): readonly StudioText[] {
  switch (outcome.kind) {
    case 'saved':
      return [(t) => t('editor.recovered.saved')]
    case 'conflict':
      return [(t) => t('editor.recovered.conflict')]
    case 'rejected':
      return [(t) => t('editor.recovered.rejected', { reason: outcome.message })]
    default:
      return []
  }
}

function getLockName(clientId: string): string {
  return `vitrine-editor-${clientId}`
}

/** Holds the name of this window while it is open. Returns the function that releases it. */
function holdName(clientId: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  // Plain http on a host that is not local has no locks.
  if ('locks' in navigator) void navigator.locks.request(getLockName(clientId), () => held)
  return release
}

async function isNameHeld(clientId: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const name = getLockName(clientId)
  return (await navigator.locks.query()).held?.some((lock) => lock.name === name) ?? false
}

/** Returns the language to edit: that of the site if the document is written in it, else its own. */
async function findLocale(body: Readonly<Record<string, unknown>>): Promise<string> {
  const { meta } = body
  const written = typeof meta === 'object' && meta !== null ? Object.keys(meta) : []
  const [only = 'en-US'] = written
  if (written.length === 1) return only
  const { locale } = await callApi('readSitePages')
  return written.includes(locale) || written.length === 0 ? locale : only
}
