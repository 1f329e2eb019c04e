import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** The actions of keys on the row that has the focus. */
export interface RowKeys {
  /** F2. */
  readonly onRename: (id: string) => void
  /** Alt and an arrow. */
  readonly onStep: (id: string, step: -1 | 1) => void
}

/** Runs keys for the rows of a tree, before the tree itself moves the focus. Returns the ref of what contains it. */
export function useRowKeys({ onRename, onStep }: RowKeys): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const run = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey } = event
    if (!(target instanceof HTMLElement) || target.role !== 'row') return
    const id = target.dataset['key']
    const step = STEPS[key]
    const isRename = key === 'F2' && !altKey
    if (id === undefined || !(isRename || (altKey && step !== undefined))) return
    event.preventDefault()
    event.stopPropagation()
    if (isRename) onRename(id)
    else if (step !== undefined) onStep(id, step)
  })
  useEffect(() => {
    const element = container.current
    element?.addEventListener('keydown', run, true)
    return () => element?.removeEventListener('keydown', run, true)
  }, [])
  return container
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
