import { useEffect, useId, useRef } from 'react'
import { useContainedFocus } from '../focus/use-contained-focus.ts'

export interface Confirmation {
  readonly title: string
  readonly message: string
  /** The label of the button that confirms: a verb and a noun. */
  readonly confirmLabel: string
  readonly cancelLabel: string
  /** The classes of the dialog, of the row of its buttons, and of each button. */
  readonly classNames?: {
    readonly dialog?: string | undefined
    readonly actions?: string | undefined
    readonly button?: string | undefined
  }
}

interface ConfirmDialogProps extends Confirmation {
  readonly onClose: (isConfirmed: boolean) => void
}

/** A modal dialog with a question. Its second button or Escape cancels. */
export function ConfirmDialog({ onClose, ...confirmation }: ConfirmDialogProps) {
  const { title, message, confirmLabel, cancelLabel, classNames = {} } = confirmation
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useContainedFocus(dialog)

  return (
    <dialog
      ref={dialog}
      className={classNames.dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}message`}
      onClose={(event) => onClose(event.currentTarget.returnValue === CONFIRMED)}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <p id={`${id}message`}>{message}</p>
      <form method="dialog" className={classNames.actions}>
        <button type="submit" className={classNames.button} value={CONFIRMED} data-primary>
          {confirmLabel}
        </button>
        <button type="submit" className={classNames.button} value="canceled">
          {cancelLabel}
        </button>
      </form>
    </dialog>
  )
}

const CONFIRMED = 'confirmed'
