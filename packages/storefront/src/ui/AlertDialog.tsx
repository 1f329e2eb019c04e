import { useEffect, useId, useRef } from 'react'
import { t } from '../cart/translate.ts'

interface AlertDialogProps {
  readonly title: string
  readonly message: string
  readonly onClose: () => void
}

/** A modal dialog with one message, closed by its button or Escape. */
export function AlertDialog({ title, message, onClose }: AlertDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className="sqs-alert"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}message`}
      // Its button is the only stop. The browser alone would go on to its own toolbar.
      onKeyDown={(event) => {
        if (event.key !== 'Tab') return
        event.preventDefault()
        event.currentTarget.querySelector('button')?.focus()
      }}
      onClose={onClose}
    >
      <h2 className="sqs-alert-title" id={`${id}title`}>
        {title}
      </h2>
      <p className="sqs-alert-message" id={`${id}message`}>
        {message}
      </p>
      <form method="dialog">
        <button className="button sqs-button-element--primary" type="submit">
          {t('cart.close')}
        </button>
      </form>
    </dialog>
  )
}
