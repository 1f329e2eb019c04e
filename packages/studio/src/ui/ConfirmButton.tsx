import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmButton.module.css'

/**
 * A button that asks before it acts. The dialog names the effects; Escape and its first button dismiss it, and focus
 * returns to the button.
 */
export function ConfirmButton({
  label,
  title,
  dismiss,
  disabled = false,
  onConfirm,
  children,
}: {
  /** The label of the button, and of the one that confirms. */
  readonly label: string
  /** The question. */
  readonly title: string
  readonly dismiss: string
  readonly disabled?: boolean
  readonly onConfirm: () => void
  /** The effects. */
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const confirm = () => {
    dialog.current?.close()
    onConfirm()
  }
  return (
    <>
      <Button disabled={disabled} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles['text']}>{children}</div>
        <div className={styles['buttons']}>
          <Button onClick={() => dialog.current?.close()}>{dismiss}</Button>
          <Button primary onClick={confirm}>
            {label}
          </Button>
        </div>
      </dialog>
    </>
  )
}
