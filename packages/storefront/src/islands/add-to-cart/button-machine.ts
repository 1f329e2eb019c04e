import { getErrorText, RequestError } from '../../call-api.ts'

// @see storefront spec §4 "Add-to-cart button", §9 "Button timings"
const FAILURE_RESETS_AFTER_MS = 1000
const ADDED_SHOWS_AFTER_MS = 1000
const IDLE_RETURNS_AFTER_MS = 2000

export type Phase = 'idle' | 'adding' | 'added'

export interface ButtonState {
  readonly phase: Phase
  /** The error of the last press until the visitor dismisses it. */
  readonly problem: string | undefined
  /** The code of that error, if it has one. */
  readonly problemCode?: string | undefined
}

export interface ButtonMachine {
  readonly state: () => ButtonState
  readonly subscribe: (changed: () => void) => () => void
  /** Handles a click; ignored unless the button is idle. */
  readonly press: () => Promise<void>
  readonly dismiss: () => void
}

interface Purchase {
  /** Returns the error message of the current choice before anything is sent. */
  readonly validate: () => string | undefined
  /** Has the visitor complete the choice first. Resolves to whether it is complete. Rejects with the message to show. */
  readonly complete?: () => Promise<boolean>
  /** Adds the choice to the cart. Rejects with the message to show. */
  readonly add: () => Promise<void>
}

/**
 * Creates the state machine of an add-to-cart button: idle, adding, added, idle; or adding, then idle with an error
 * to show. It stays idle while the visitor completes the choice.
 */
export function createButtonMachine({ validate, complete, add }: Purchase): ButtonMachine {
  let state: ButtonState = { phase: 'idle', problem: undefined }
  let isCompleting = false
  const listeners = new Set<() => void>()

  const update = (next: Partial<ButtonState>) => {
    state = { ...state, ...next }
    for (const changed of listeners) changed()
  }

  const showError = (error: unknown) => {
    const problemCode = error instanceof RequestError ? error.code : undefined
    update({ problem: getErrorText(error), problemCode })
  }

  const isComplete = async (completion: () => Promise<boolean>) => {
    isCompleting = true
    try {
      return await completion()
    } catch (error) {
      showError(error)
      return false
    } finally {
      isCompleting = false
    }
  }

  const press = async () => {
    if (state.phase !== 'idle' || isCompleting) return
    const problem = validate()
    if (problem !== undefined) return update({ problem, problemCode: undefined })
    if (complete && !(await isComplete(complete))) return
    update({ phase: 'adding', problem: undefined })
    try {
      await add()
    } catch (error) {
      showError(error)
      await wait(FAILURE_RESETS_AFTER_MS)
      return update({ phase: 'idle' })
    }
    await wait(ADDED_SHOWS_AFTER_MS)
    update({ phase: 'added' })
    await wait(IDLE_RETURNS_AFTER_MS)
    update({ phase: 'idle' })
  }

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    press,
    dismiss: () => update({ problem: undefined }),
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
