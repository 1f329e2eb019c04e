import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover'
import styles from './Popover.module.css'

type Placement = AriaPopoverProps['placement']

export interface PopoverProps {
  /** The accessible name of the popover. */
  readonly label: string
  /** The button that opens it. */
  readonly trigger: ReactNode
  readonly placement?: Placement
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
  /** The content, or a function that gets one that closes the popover. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A floating panel beside its button, for a few fields or facts. Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const { label, trigger, placement = 'bottom start', children, ...open } = props
  return (
    <DialogTrigger {...open}>
      {trigger}
      <AriaPopover className={styles['popover'] ?? ''} placement={placement} offset={6}>
        <Dialog className={styles['content'] ?? ''} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
