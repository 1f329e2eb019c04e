import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../IconButton.tsx'
import { useTranslate } from '../i18n.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  /** Closes the dialog: its ✕, Escape or, unless it must be answered, a press outside. */
  readonly onClose: () => void
  /** Whether a press outside and Escape do not close it, for work that would be lost. */
  readonly mustAnswer?: boolean
  readonly size?: 'normal' | 'wide' | 'full'
  /** The buttons below the content, the main one last. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A modal dialog. The focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { size = 'normal', ...rest } = props
  return <ModalPanel {...rest} shape={size} />
}

/** A modal panel at the end of the screen, for details of what stays visible behind it. */
export function Drawer(props: Omit<DialogProps, 'size'>) {
  return <ModalPanel {...props} shape="drawer" />
}

interface ModalPanelProps extends Omit<DialogProps, 'size'> {
  readonly shape: 'normal' | 'wide' | 'full' | 'drawer'
}

function ModalPanel(props: ModalPanelProps) {
  const { title, isOpen, onClose, mustAnswer = false, shape, footer, children } = props
  const t = useTranslate()
  return (
    <ModalOverlay
      className={styles['overlay'] ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled={mustAnswer}
    >
      <Modal className={styles['modal'] ?? ''} data-shape={shape}>
        <AriaDialog className={styles['dialog'] ?? ''}>
          <header>
            <Heading slot="title">{title}</Heading>
            {!mustAnswer && <IconButton label={t('studio.close')} Icon={X} onPress={onClose} />}
          </header>
          <div className={styles['body']}>{children}</div>
          {footer && <footer>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
