import { cartMessages, quantityFault } from '@vitrine/model'
import { useEffect, useRef, useState } from 'react'
import { type Problem, remove, setQuantity } from './entry-changes.ts'

/** A pause in typing, or in pressing the arrows of the box, after which the quantity is sent. */
const SETTLED_AFTER_MS = 800

/**
 * The quantity box of one entry: what is typed stays as typed until it is sent, by a pause, by leaving the
 * box or by the form; a refusal brings the quantity back that the cart has.
 */
export function useQuantity(id: string, saved: number) {
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
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
    // What is not a quantity yet may become one; leaving the box judges it.
    if (quantityFault(numberIn(text)) === undefined)
      pause.current = setTimeout(() => void send(text), SETTLED_AFTER_MS)
  }

  async function send(text: string | undefined) {
    clearTimeout(pause.current)
    if (text === undefined) return
    const quantity = numberIn(text)
    if (quantity === saved) return setDraft(undefined)
    if (quantity === 0) return attempt(() => remove(id))
    const fault = quantityFault(quantity)
    if (fault)
      return setProblem({
        title: cartMessages.unableToUpdateQuantity,
        message: cartMessages[fault],
      })
    return attempt(() => setQuantity(id, quantity))
  }

  return {
    text: draft ?? String(saved),
    isDraft: draft !== undefined,
    isBusy,
    problem,
    type,
    send: () => void send(draft),
    remove: () => attempt(() => remove(id)),
  }
}

function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
