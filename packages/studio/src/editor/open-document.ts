import type { DocumentWithDraft, SiteLanguage } from '@vitrine/contract'
import { callApi } from '../api/call-api.ts'
import { queryClient, routeQuery } from '../api/route-query.ts'
import type { StudioText } from '../ui/i18n.ts'
import { type EditedLanguages, getShownMeta } from './store/add-language.ts'
import { createEditorStore, type EditorStore } from './store/editor-store.ts'
import { findSourceLocale } from './languages/page-languages.ts'
import type { EditedBody } from './store/edited-body.ts'
import { type Journal, openJournal } from './store/journal.ts'
import type { History } from './store/history.ts'
import { newId } from './store/new-id.ts'
import { sendChanges } from './send-changes.ts'
import type { SaveOutcome, SaveQueuePorts } from './store/save-queue.ts'
import {
  keepConflicts,
  listOpenConflicts,
  mergeConflicts,
  openConflicts,
  type StoredConflicts,
} from './store/stored-conflicts.ts'
import { isCurrent, keepHistory, openHistories, type Recovery } from './store/stored-history.ts'

export const journal = openJournal()
const histories = openHistories()
const conflictStore = openConflicts()

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
  const [document, { languages }] = await Promise.all([
    callApi('readDocument', { params: { id } }),
    queryClient.fetchQuery(routeQuery('listLanguages')),
  ])
  const { locale, sourceLocale } = findLocales(document.body, languages, asked)
  const firstSlug = await findFirstSlug(document, { locale, sourceLocale })
  const clientId = `studio-${newId()}`
  const release = holdName(clientId)
  const history = await findHistory(document, recovered)
  const closed = await listClosedConflicts(id)
  const store = createEditorStore(
    {
      id,
      kind: document.kind,
      rev: document.rev,
      // The server stores valid bodies only; kinds without content are not opened.
      body: document.body as unknown as EditedBody,
      locale,
      sourceLocale,
      firstSlug,
      clientId,
      ...(history && { history }),
      conflicts: listOpenConflicts(document.body, mergeConflicts(closed)),
    },
    createPorts(sendChanges),
  )
  const stopHistory = keepHistory(store, { clientId, histories })
  const stopConflicts = keepConflicts(store, { clientId, store: conflictStore, closed })
  return {
    store,
    recovered: recovered.flatMap(({ outcome }) => describeRecovery(outcome)),
    document,
    close: () => {
      stopHistory()
      stopConflicts()
      store.queue.stop()
      for (const side of store.side.list()) side.close()
      release()
    },
  }
}

/** Returns the URL that a language without one starts with: that of its source, or the nearest that no other page has. */
async function findFirstSlug(
  { id, body }: DocumentWithDraft,
  languages: EditedLanguages,
): Promise<string | undefined> {
  const { locale, sourceLocale } = languages
  // The server stores valid bodies only.
  const edited = body as unknown as EditedBody
  const slug = getShownMeta(edited, languages)?.slug
  if (locale === sourceLocale || !slug || edited.meta?.[locale]) return slug
  return (await callApi('checkSlug', { params: { id }, query: { locale, slug } })).free
}

/** Returns the ports of a queue that sends changes as `send` does. */
export function createPorts(send: SaveQueuePorts['send']): SaveQueuePorts {
  return {
    send,
    journal,
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // from `setTimer`
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

/** Lists the conflicts that closed windows left without a choice; those of open windows stay theirs. */
async function listClosedConflicts(documentId: string): Promise<readonly StoredConflicts[]> {
  const stored = await conflictStore.list(documentId)
  const held = await Promise.all(stored.map(({ clientId }) => isNameHeld(clientId)))
  return stored.filter((_, index) => !held[index])
}

/** Sends the changes that windows which are gone had not saved. Resolves to those that the server answered. */
export async function recoverChanges(
  from: Journal,
  documentId: string,
  send = sendChanges,
): Promise<readonly Recovery[]> {
  const recovered: Recovery[] = []
  for (const entry of await from.list(documentId)) {
    if (await isNameHeld(entry.clientId)) continue
    const outcome = await send(entry)
    // Without an answer they stay for the next time, and so they do while the document is in the trash.
    if (outcome.kind === 'unreachable' || outcome.kind === 'signed-out') continue
    if (outcome.kind === 'rejected' && outcome.reason === 'trash') continue
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
export function holdName(clientId: string): () => void {
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

/**
 * Returns the language to edit, and the one that texts start from: that of the site if the document is written in it,
 * else its own.
 */
function findLocales(
  body: Readonly<Record<string, unknown>>,
  languages: readonly SiteLanguage[],
  asked: string | undefined,
) {
  const { meta } = body
  const written = typeof meta === 'object' && meta !== null ? Object.keys(meta) : []
  const sourceLocale = findSourceLocale(written, languages)
  const isKnown = languages.some(({ tag }) => tag === asked)
  return { locale: asked !== undefined && isKnown ? asked : sourceLocale, sourceLocale }
}
