import { useEffect, useId, useRef } from 'react'
import { said } from '../page-words.ts'

interface AlertDialogProps {
  readonly title: string
  readonly message: string
  readonly onClose: () => void
}

/** One sentence to read and close, by the button or Escape; then the focus is back where it was. */
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
          {said('OK')}
        </button>
      </form>
    </dialog>
  )
}
