import { callApi } from '../../api/call-api.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { findEditor, findHolder, type Presence } from './presence-store.ts'

/** How often the mark of a section is renewed while it is being edited, in milliseconds. */
const RENEWAL_MS = 10_000
/** How long the server keeps a mark. */
const LIFETIME_MS = 30_000

/**
 * Marks the selected section as being edited while the person works on it, so that others see it. Returns the function
 * that ends it.
 */
export function claimSections(
  store: EditorStore,
  presence: Presence,
  windowId: string,
): () => void {
  let claimedAt = 0
  let isActive = false
  const claim = async (sectionId: string | null, takeOver = false) => {
    claimedAt = Date.now()
    presence.setState({ own: sectionId ?? undefined })
    const input = { params: { id: store.documentId }, body: { windowId, sectionId, takeOver } }
    // Without a connection the others do not see the mark; the next renewal tries again.
    const answer = await callApi('claimSection', input).catch(() => undefined)
    if (answer?.holder && presence.getState().own === sectionId)
      presence.setState({ own: undefined })
  }
  const enter = () => {
    const { section } = store.state.getState().selection
    const state = presence.getState()
    isActive = true
    if (section !== undefined && findHolder(state, section) === undefined) {
      if (section !== state.own) void claim(section, state.shared.includes(section))
    } else if (state.own !== undefined) void claim(null)
  }
  const renew = () => {
    const { own, shared } = presence.getState()
    if (own === undefined) return
    if (isActive) void claim(own, shared.includes(own))
    else if (Date.now() - claimedAt > LIFETIME_MS) presence.setState({ own: undefined })
    isActive = false
  }
  presence.editAnyway = (section) => {
    presence.setState(({ shared }) => ({ shared: [...shared, section] }))
    void claim(section, true)
  }
  const timer = setInterval(renew, RENEWAL_MS)
  const stops = [
    store.state.subscribe((now, before) => {
      if (now.selection.section !== before.selection.section) enter()
    }),
    store.onChange(({ source }) => {
      if (source !== 'remote') enter()
    }),
    followOthers(presence),
  ]
  enter()
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
    presence.editAnyway = () => undefined
  }
}

/** Ends the sharing of sections that no one else edits any more: the next time, the person is asked again. */
function followOthers(presence: Presence): () => void {
  return presence.subscribe((now, before) => {
    if (now.people === before.people) return
    const shared = now.shared.filter((section) => findEditor(now, section) !== undefined)
    if (shared.length < now.shared.length) presence.setState({ shared })
  })
}
