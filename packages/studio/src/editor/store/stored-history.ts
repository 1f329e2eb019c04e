import { openBrowserStore } from './browser-store.ts'
import type { EditorStore } from './editor-store.ts'
import type { History, HistoryEntry } from './history.ts'
import type { JournalEntry } from './journal.ts'
import type { SaveOutcome } from './save-queue.ts'

/** The steps that can be undone and redone in a document, as its last window left them. */
export interface StoredHistory {
  readonly documentId: string
  readonly clientId: string
  /** The revision that the server had confirmed to that window. */
  readonly rev: number
  /** The number of the last change set of the history. */
  readonly seq: number
  /** Whether the server had confirmed every set of the history. */
  readonly isSaved: boolean
  readonly history: History
}

export interface HistoryStore {
  readonly write: (stored: StoredHistory) => Promise<void>
  readonly read: (documentId: string) => Promise<StoredHistory | undefined>
}

/** Opens the histories in the database of the browser: one for each document. */
export function openHistories(): HistoryStore {
  const store = openBrowserStore('histories')
  return {
    write: (stored) => store.put(stored),
    read: async (documentId) => {
      const [stored] = await store.getAll(documentId)
      return stored as StoredHistory | undefined // only `write` stores them
    },
  }
}

/** The unsaved changes of a window that is gone, and what the server answered to them. */
export interface Recovery {
  readonly entry: JournalEntry
  readonly outcome: SaveOutcome
}

/**
 * Returns whether a draft of a revision is what the stored history ends with: nothing was changed since, or exactly the
 * recovered sets were missing.
 */
export function isCurrent(
  stored: StoredHistory,
  { rev, recovered }: { readonly rev: number; readonly recovered: readonly Recovery[] },
): boolean {
  const [first, ...others] = recovered
  if (!first) return stored.isSaved && stored.rev === rev
  const { entry, outcome } = first
  return (
    others.length === 0 &&
    entry.clientId === stored.clientId &&
    entry.sets.at(-1)?.seq === stored.seq &&
    outcome.kind === 'saved' &&
    outcome.remote.length === 0 &&
    outcome.rev === rev
  )
}

/** The time between two writes while the owner works, in milliseconds. */
const WRITE_MS = 500

/** Returns the steps of the document itself: one that is edited beside it may be closed the next time. */
function withoutSide({ past, future }: History): History {
  const isOwn = ({ side }: HistoryEntry) => side === undefined
  return { past: past.filter(isOwn), future: future.filter(isOwn) }
}

/**
 * Returns whether a history has only lost steps, because someone else changed what they touch. It is not stored then: the
 * revision of the stored one is no longer that of the draft, and a window of theirs may have stored its own.
 */
function hasOnlyDropped(before: History, now: History): boolean {
  const had = new Set([...before.past, ...before.future])
  return [...now.past, ...now.future].every((entry) => had.has(entry))
}

/** Stores the history of an open document as it changes. Returns the function that ends it. */
export function keepHistory(
  { documentId, state, queue }: Pick<EditorStore, 'documentId' | 'state' | 'queue'>,
  { clientId, histories }: { readonly clientId: string; readonly histories: HistoryStore },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const { save, ...now } = state.getState()
    const history = withoutSide(now.history)
    const isSaved = save.kind === 'saved' && queue.pending.length === 0
    const stored = { documentId, clientId, rev: queue.base, seq: queue.lastSeq, isSaved, history }
    void histories.write(stored)
  }
  const writePlanned = () => timer !== undefined && write()
  const stop = state.subscribe((now, before) => {
    const wasSaved = now.save.kind === 'saved' && before.save.kind !== 'saved'
    if (wasSaved) write()
    else if (now.history !== before.history && !hasOnlyDropped(before.history, now.history))
      timer ??= setTimeout(write, WRITE_MS)
  })
  addEventListener('pagehide', writePlanned)
  return () => {
    writePlanned()
    stop()
    removeEventListener('pagehide', writePlanned)
  }
}
