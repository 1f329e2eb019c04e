import { useEffect, useRef, useState } from 'react'
import { t } from '../../cart/translate.ts'
import { type Problem, removeEntry, setQuantity } from './entry-changes.ts'
import { parseQuantityInput } from './quantity-input.ts'

/** The pause in typing after which the quantity is sent, in ms. */
const SETTLED_AFTER_MS = 800

/** The state of the server's row that the island replaces. */
export interface ServerRow {
  /** The error message of the row. */
  readonly error?: string | undefined
  /** The URL of the product in the page's language. */
  readonly href?: string | undefined
  /** The typed quantity that was not sent. */
  readonly typed?: string | undefined
}

/**
 * Holds the state of an entry's quantity input. Typed text stays until it is sent by a pause, by leaving the input
 * or by the form; an error restores the cart's quantity.
 */
export function useQuantity(id: string, saved: number, serverRow: ServerRow = {}) {
  const [draft, setDraft] = useState(serverRow.typed)
  const [problem, setProblem] = useState<Problem | undefined>(
    serverRow.error === undefined ? undefined : { message: serverRow.error },
  )
  const [isBusy, setBusy] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  async function attempt(change: () => Promise<Problem | undefined>) {
    clearTimeout(pause.current)
    setBusy(true)
    const result = await change()
    setProblem(result)
    setDraft(undefined)
    setBusy(false)
    return result
  }

  function type(text: string) {
    setDraft(text)
    clearTimeout(pause.current)
    // Invalid text may become a quantity, and 0 may become 10; leaving the input validates it.
    if (parseQuantityInput(text, saved).kind === 'quantity')
      pause.current = setTimeout(() => void send(text), SETTLED_AFTER_MS)
  }

  async function send(text: string) {
    clearTimeout(pause.current)
    const input = parseQuantityInput(text, saved)
    switch (input.kind) {
      case 'unchanged':
        setProblem(undefined)
        return setDraft(undefined)
      case 'invalid':
        return setProblem({
          title: t('cart.unableToUpdateQuantity'),
          message: t(`cart.${input.error}`),
        })
      case 'removal':
        return attempt(() => removeEntry(id))
      case 'quantity':
        return attempt(() => setQuantity(id, input.quantity))
    }
  }

  return {
    text: draft ?? String(saved),
    isDraft: draft !== undefined,
    isBusy,
    problem,
    type,
    send: () => {
      if (draft !== undefined && !isBusy) void send(draft)
    },
    remove: () => attempt(() => removeEntry(id)),
    /** Runs another change of the entry, whose error is shown in its row. */
    attempt,
  }
}
