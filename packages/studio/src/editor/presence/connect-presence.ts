import type { LiveEvent } from '@vitrine/contract'
import { getCall } from '../../api/find-call.ts'
import { openEventStream } from '../../api/event-stream.ts'
import type { Editor } from '../context.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { newId } from '../store/new-id.ts'
import { listChangedSections } from './changed-sections.ts'
import { ALONE, findHolder, type Person } from './presence-store.ts'
import { ChangeFollower } from './follow-changes.ts'
import { claimSections } from './section-claims.ts'

/** The name of this window for the server. */
const windowId = newId()

const reasons = { none: undefined, trash: 'trash', permanent: 'gone' } as const

/** Follows who else has the document open, and marks what this window edits. Returns the function that ends it. */
export function connectPresence({ store, presence, isReadOnly }: Editor): () => void {
  const query = new URLSearchParams({ documentId: store.documentId, windowId })
  const [, path] = getCall('openStream')
  // The people that were announced, also while the connection is lost.
  let announced: readonly Person[] = []
  const follower = new ChangeFollower(store)
  let stopClaims: (() => void) | undefined
  const close = openEventStream(`${path}?${query}`, {
    onEvent: (data) => {
      const event = data as LiveEvent // the server is compiled against the same contract
      if (event.kind === 'revision') return follower.announce(event.rev)
      if (event.kind === 'deletion') return store.queue.setDeletion(reasons[event.state])
      presence.setState({ people: event.people })
      announce(store, announced, event.people)
      announced = event.people
      if (!isReadOnly) stopClaims ??= claimSections(store, presence, windowId)
    },
    onLost: () => {
      // Without a stream nothing is known of the others.
      presence.setState({ people: [] })
      // A document that was deleted meanwhile has no stream any more.
      void follower.check()
    },
  })
  store.others.setGuard((ops, body) => {
    const state = presence.getState()
    const names = listChangedSections(body, ops).flatMap((id) => findHolder(state, id) ?? [])
    const [name] = names
    return name === undefined ? undefined : (t) => t('presence.editing', { name })
  })
  const stopEntering = announceHolders(store, { presence })
  return () => {
    close()
    follower.stop()
    stopClaims?.()
    stopEntering()
    store.others.setGuard(() => undefined)
    presence.setState(ALONE)
  }
}

/** Says who is editing a section when it is selected. */
function announceHolders(store: EditorStore, { presence }: Pick<Editor, 'presence'>): () => void {
  return store.state.subscribe(({ selection: { section } }, before) => {
    if (section === undefined || section === before.selection.section) return
    const name = findHolder(presence.getState(), section)
    if (name !== undefined) store.announce((t) => t('presence.editing', { name }))
  })
}

/** Announces who has joined and who has left. */
function announce(store: EditorStore, before: readonly Person[], people: readonly Person[]): void {
  const joined = people.filter(({ id }) => !before.some((person) => person.id === id))
  const left = before.filter(({ id }) => !people.some((person) => person.id === id))
  if (joined.length + left.length === 0) return
  store.announce((t) =>
    [
      ...joined.map(({ email }) => t('presence.joined', { name: email })),
      ...left.map(({ email }) => t('presence.left', { name: email })),
    ].join(' '),
  )
}
