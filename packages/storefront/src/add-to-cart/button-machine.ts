import { cartMessages } from '@vitrine/model'

/** @see storefront spec §4 "Add-to-cart button", §9 "Button timings" */
const FAILURE_RESETS_AFTER_MS = 1000
const ADDED_SHOWS_AFTER_MS = 1000
const IDLE_RETURNS_AFTER_MS = 2000

export type Phase = 'idle' | 'adding' | 'added'

export interface ButtonState {
  readonly phase: Phase
  /** Why the last press did not add anything, until the visitor has read it. */
  readonly problem: string | undefined
}

export interface ButtonMachine {
  readonly state: () => ButtonState
  readonly subscribe: (changed: () => void) => () => void
  /** What a click does. Ignored unless the button is idle. */
  readonly press: () => Promise<void>
  readonly dismiss: () => void
}

interface Purchase {
  /** What forbids adding what is chosen, in words; asked before anything is sent. */
  readonly fault: () => string | undefined
  /** Adds it. Rejects with the sentence to show. */
  readonly add: () => Promise<void>
}

/**
 * The life of an add-to-cart button, apart from how it is drawn: idle, adding, added, idle again; or
 * adding, and idle again with a problem to show.
 */
export function buttonMachine({ fault, add }: Purchase): ButtonMachine {
  let state: ButtonState = { phase: 'idle', problem: undefined }
  const listeners = new Set<() => void>()

  const become = (next: Partial<ButtonState>) => {
    state = { ...state, ...next }
    for (const changed of listeners) changed()
  }

  const press = async () => {
    if (state.phase !== 'idle') return
    const problem = fault()
    if (problem !== undefined) return become({ problem })
    become({ phase: 'adding', problem: undefined })
    try {
      await add()
    } catch (error) {
      become({ problem: error instanceof Error ? error.message : cartMessages.tryAgain })
      await pause(FAILURE_RESETS_AFTER_MS)
      return become({ phase: 'idle' })
    }
    await pause(ADDED_SHOWS_AFTER_MS)
    become({ phase: 'added' })
    await pause(IDLE_RETURNS_AFTER_MS)
    become({ phase: 'idle' })
  }

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    press,
    dismiss: () => become({ problem: undefined }),
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms))
}
