import { cartMessages } from '@vitrine/model'
import { useEffect, useRef, useState } from 'react'
import { type Problem, remove, setQuantity } from './entry-changes.ts'
import { typedQuantity } from './typed-quantity.ts'

/** A pause in typing, or in pressing the arrows of the box, after which the quantity is sent. */
const SETTLED_AFTER_MS = 800

/** What the server's row had when the island took its place. */
export interface ServerRow {
  /** What the server said of it. */
  readonly said?: string | undefined
  /** Where its product is, in the page's language. */
  readonly href?: string | undefined
  /** What was typed into its box, and not sent. */
  readonly typed?: string | undefined
}

/**
 * The quantity box of one entry: what is typed stays as typed until it is sent, by a pause, by leaving the
 * box or by the form; a refusal brings the quantity back that the cart has.
 */
export function useQuantity(id: string, saved: number, before: ServerRow = {}) {
  const [draft, setDraft] = useState(before.typed)
  const [problem, setProblem] = useState<Problem | undefined>(
    before.said === undefined ? undefined : { message: before.said },
  )
  const [isBusy, setBusy] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  async function attempt(change: () => Promise<Problem | undefined>) {
    clearTimeout(pause.current)
    setBusy(true)
    const refusal = await change()
    setProblem(refusal)
    setDraft(undefined)
    setBusy(false)
    return refusal
  }

  function type(text: string) {
    setDraft(text)
    clearTimeout(pause.current)
    // What is not a quantity yet may become one, and 0 may become 10; leaving the box judges it.
    if (typedQuantity(text, saved).asks === 'quantity')
      pause.current = setTimeout(() => void send(text), SETTLED_AFTER_MS)
  }

  async function send(text: string) {
    clearTimeout(pause.current)
    const typed = typedQuantity(text, saved)
    switch (typed.asks) {
      case 'nothing':
        setProblem(undefined)
        return setDraft(undefined)
      case 'mending':
        return setProblem({
          title: cartMessages.unableToUpdateQuantity,
          message: cartMessages[typed.fault],
        })
      case 'removal':
        return attempt(() => remove(id))
      case 'quantity':
        return attempt(() => setQuantity(id, typed.quantity))
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
    remove: () => attempt(() => remove(id)),
  }
}
