import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Key } from '../Key.tsx'
import styles from './Tooltip.module.css'

interface TooltipProps {
  readonly text: string
  /** The key that does the same as the button: `mod+z`. */
  readonly shortcut?: string
  /** The button with the tooltip. */
  readonly children: ReactNode
}

/** A text beside a button while it is focused or under the pointer. It is never the only name of the button. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={styles['tooltip'] ?? ''} offset={6}>
        {text}
        {shortcut && <Key name={shortcut} />}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
