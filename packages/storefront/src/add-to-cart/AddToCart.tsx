import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { said } from '../page-words.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import type { ButtonMachine, Phase } from './button-machine.ts'

interface AddToCartProps {
  readonly machine: ButtonMachine
  readonly labels: Readonly<Record<Phase, string>>
  /** What a problem is titled. */
  readonly title: string
}

/** The words in the button, and what is said around it. */
export function AddToCart({ machine, labels, title }: AddToCartProps) {
  const { phase, problem } = useSyncExternalStore(machine.subscribe, machine.state)
  return (
    <>
      {labels[phase]}
      {createPortal(
        <>
          <LiveRegion text={phase === 'added' ? labels.added : ''} />
          {problem !== undefined && (
            <AlertDialog title={said(title)} message={said(problem)} onClose={machine.dismiss} />
          )}
        </>,
        document.body,
      )}
    </>
  )
}
