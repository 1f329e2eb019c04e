import { confirm } from '@vitrine/react-kit'
import button from '../Button.module.css'
import { texts } from '../texts.ts'
import styles from './confirm.module.css'

export interface Question {
  readonly title: string
  /** The effects, in sentences. */
  readonly message: string
  /** A verb and a noun: "Delete page". */
  readonly confirmLabel: string
  readonly cancelLabel?: string
}

/**
 * Asks before an action that cannot be undone. Resolves to true if it is confirmed, and to false if it is canceled.
 *
 * @see platform spec §2 "A confirm-modal helper"
 */
export function askToConfirm({ cancelLabel, ...question }: Question): Promise<boolean> {
  return confirm({
    ...question,
    cancelLabel: cancelLabel ?? texts['studio.cancel'],
    classNames: {
      dialog: styles['dialog'],
      actions: styles['actions'],
      button: button['button'],
    },
  })
}
