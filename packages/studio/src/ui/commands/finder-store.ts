import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import type { Command } from './command.ts'

/** Finds what a text names, as commands that open it. */
export type FindCommands = (text: string) => Promise<readonly Command[]>

const store = createStore<{ readonly find: FindCommands | undefined }>(() => ({ find: undefined }))

/** Gives the palette a way to find what is on the server, while a component is on the screen. Keep it stable. */
export function useFinder(find: FindCommands | undefined): void {
  useEffect(() => {
    store.setState({ find })
    return () => store.setState({ find: undefined })
  }, [find])
}

/** Returns how to find what is on the server; undefined without a session. */
export function useCurrentFinder(): FindCommands | undefined {
  return useStore(store, ({ find }) => find)
}
