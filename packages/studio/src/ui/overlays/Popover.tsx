import { type ReactNode, useContext, useId } from 'react'
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
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
  const name = useId()
  return (
    <DialogTrigger {...open}>
      {trigger}
      {/* Without a dialog inside it is one itself, with the buttons that close it for screen readers. */}
      <AriaPopover
        className={styles['popover'] ?? ''}
        aria-labelledby={name}
        placement={placement}
        offset={6}
      >
        <span id={name} hidden>
          {label}
        </span>
        <div className={styles['content']}>
          <Content>{children}</Content>
        </div>
      </AriaPopover>
    </DialogTrigger>
  )
}

function Content({ children }: Pick<PopoverProps, 'children'>) {
  const state = useContext(OverlayTriggerStateContext)
  return typeof children === 'function' ? children(() => state?.close()) : children
}
