import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { t } from '../../cart/translate.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import type { ButtonMachine, Phase } from './button-machine.ts'

interface AddToCartProps {
  readonly machine: ButtonMachine
  readonly labels: Readonly<Record<Phase, string>>
  /** The title of the error dialog. */
  readonly title: string
}

/** The label of the button, its announcements and its error dialog. */
export function AddToCart({ machine, labels, title }: AddToCartProps) {
  const { phase, problem, problemCode } = useSyncExternalStore(machine.subscribe, machine.state)
  const isFormClosed = problemCode === 'cart.unableToOpenForm'
  return (
    <>
      {labels[phase]}
      {createPortal(
        <>
          <LiveRegion text={phase === 'added' ? labels.added : ''} />
          {problem !== undefined && (
            <AlertDialog
              title={isFormClosed ? t('cart.unableToOpenForm') : title}
              message={problem}
              onClose={machine.dismiss}
            />
          )}
        </>,
        document.body,
      )}
    </>
  )
}
