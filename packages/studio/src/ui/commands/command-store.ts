import { useEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import type { Command } from './command.ts'

interface CommandState {
  /** The commands of each component on the screen, the innermost last. */
  readonly scopes: ReadonlyMap<symbol, readonly Command[]>
}

const store = createStore<CommandState>(() => ({ scopes: new Map() }))

function setScope(scope: symbol, commands: readonly Command[]): void {
  store.setState(({ scopes }) => ({ scopes: new Map(scopes).set(scope, commands) }))
}

function removeScope(scope: symbol): void {
  store.setState(({ scopes }) => {
    const rest = new Map(scopes)
    rest.delete(scope)
    return { scopes: rest }
  })
}

/**
 * Offers commands while a component is on the screen. Keep the list stable with `useMemo`; of two commands with the
 * same keys the later one runs.
 */
export function useCommands(commands: readonly Command[]): void {
  const [scope] = useState(() => Symbol('commands'))
  useEffect(() => setScope(scope, commands), [scope, commands])
  useEffect(() => () => removeScope(scope), [scope])
}

/** Returns the commands that can be run now, and renders again when they change. */
export function useCurrentCommands(): readonly Command[] {
  const scopes = useStore(store, (state) => state.scopes)
  return [...scopes.values()].flat()
}

/** Returns the commands that can be run now. */
export function getCurrentCommands(): readonly Command[] {
  return [...store.getState().scopes.values()].flat()
}
