import { useEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'

/** The forms and editors on the screen that have unsaved changes. */
const store = createStore<{ readonly dirty: ReadonlySet<symbol> }>(() => ({ dirty: new Set() }))

function setDirty(scope: symbol, isDirty: boolean): void {
  store.setState(({ dirty }) => {
    const next = new Set(dirty)
    if (isDirty) next.add(scope)
    else next.delete(scope)
    return { dirty: next }
  })
}

/** Makes the studio ask before a screen with unsaved changes is left. */
export function useUnsavedChanges(hasChanges: boolean): void {
  const [scope] = useState(() => Symbol('unsaved changes'))
  useEffect(() => {
    setDirty(scope, hasChanges)
    return () => setDirty(scope, false)
  }, [scope, hasChanges])
}

/** Returns whether something on the screen has unsaved changes. */
export function useHasUnsavedChanges(): boolean {
  return useStore(store, ({ dirty }) => dirty.size > 0)
}
