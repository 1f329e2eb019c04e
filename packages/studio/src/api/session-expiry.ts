import { createStore, useStore } from 'zustand'
import { waitForPause } from './typing.ts'

interface ExpiryState {
  /** Ends the wait of the calls that were answered that the session has ended; undefined while it has not. */
  readonly end: ((isRenewed: boolean) => void) | undefined
}

const store = createStore<ExpiryState>(() => ({ end: undefined }))
let waiting: Promise<boolean> | undefined

/**
 * Waits until the person has signed in again. Resolves to true then, and to false if they leave instead. Calls that
 * fail together wait together. The question opens once the person pauses typing: a word is finished before it takes the
 * focus.
 */
export function waitForSession(): Promise<boolean> {
  waiting ??= new Promise((resolve) => {
    const end = (isRenewed: boolean) => {
      waiting = undefined
      store.setState({ end: undefined })
      resolve(isRenewed)
    }
    void waitForPause().then(() => store.setState({ end }))
  })
  return waiting
}

/** Returns the function that ends the wait; undefined while the session is valid. */
export function useExpiredSession(): ExpiryState['end'] {
  return useStore(store, ({ end }) => end)
}
