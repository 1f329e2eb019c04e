import type { LiveEvent } from '@vitrine/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Another staff member who has the document open, with the sections that they are editing. */
export type Person = Extract<LiveEvent, { readonly kind: 'people' }>['people'][number]

/** The others who have the document open, as far as this window knows. */
export interface PresenceState {
  readonly people: readonly Person[]
  /** The section that this window is editing. */
  readonly own: string | undefined
  /** The sections that this window edits although others do, too. */
  readonly shared: readonly string[]
}

export interface Presence extends StoreApi<PresenceState> {
  /** Edits a section that another person is editing. Does nothing before the window is connected. */
  editAnyway: (section: string) => void
}

/** A window without knowledge of others. */
export const ALONE: PresenceState = { people: [], own: undefined, shared: [] }

export function createPresence(): Presence {
  return { ...createStore<PresenceState>(() => ALONE), editAnyway: () => undefined }
}

/** Returns the name of another person who is editing a section; undefined if no one is. */
export function findEditor({ people }: PresenceState, section: string): string | undefined {
  return people.find(({ sections }) => sections.includes(section))?.email
}

/** Returns the name of the person who keeps this window from editing a section; undefined if no one does. */
export function findHolder(state: PresenceState, section: string): string | undefined {
  const { own, shared } = state
  return section === own || shared.includes(section) ? undefined : findEditor(state, section)
}
