import type { ComponentType, ReactNode } from 'react'
import { createLazy, type FailedPart, type Read } from './create-lazy.tsx'
import { PartFailed } from './PartFailed.tsx'
import styles from './PartFailed.module.css'

/** Creates a component whose code loads when it is first shown. If it does not load, its place says so. */
export function lazyPart<Props extends object>(
  read: Read<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  return createLazy(read, fallback, (_, failed) => <PartFailed {...failed} />)
}

/** Creates a dialog whose code loads when it is first shown. If it does not load, another dialog says so. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  read: Read<Props>,
): ComponentType<Props> {
  return createLazy(read, null, ({ onClose }, failed) => (
    <FailedDialog {...failed} onClose={onClose} />
  ))
}

/** A dialog of the browser, which needs no code that may not have loaded either. */
function FailedDialog({ onClose, ...failed }: FailedPart & { readonly onClose: () => void }) {
  return (
    <dialog
      ref={showDialog}
      className={styles['dialog']}
      aria-labelledby={TITLE_ID}
      onClose={onClose}
    >
      <PartFailed {...failed} titleId={TITLE_ID} onClose={onClose} />
    </dialog>
  )
}

const TITLE_ID = 'part-failed'

function showDialog(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
}
