import { showFailure, showToast } from '../overlays/toasts.ts'

interface Entry {
  readonly id?: string | undefined
}

/**
 * Returns the changes of a list that is saved as a whole at once. `save` replaces the list on the server; a failure is
 * shown and changes nothing. `toNew` returns a deleted entry as a new one, whose id is gone.
 */
export function editList<E extends Entry>(
  entries: readonly E[],
  save: (entries: readonly E[]) => Promise<void>,
  toNew: (entry: E) => E = (entry) => ({ ...entry, id: undefined }),
) {
  const attempt = async (next: readonly E[]): Promise<boolean> => {
    try {
      await save(next)
      return true
    } catch (error) {
      if (error instanceof Error) showFailure(error.message)
      return false
    }
  }
  return {
    /** Moves an entry to a place, counted from 0 in the list without it. */
    move: (from: number, to: number) => {
      const moved = entries.slice(from, from + 1)
      void attempt(entries.toSpliced(from, 1).toSpliced(to, 0, ...moved))
    },
    /** Deletes an entry, and shows a message with Undo. */
    remove: async (index: number, message: string): Promise<void> => {
      const before = entries.map((entry, at) => (at === index ? toNew(entry) : entry))
      if (await attempt(entries.toSpliced(index, 1))) showToast(message, () => void attempt(before))
    },
  }
}
