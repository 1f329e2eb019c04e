import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import styles from './Button.module.css'
import { Tooltip } from './overlays/Tooltip.tsx'

export interface ButtonProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** Whether the button is filled; at most one per screen. */
  readonly primary?: boolean
  /** Whether the button has no edge, for the lesser of several actions. */
  readonly quiet?: boolean
  /** Whether the button deletes or ends something. */
  readonly danger?: boolean
  /** Whether the button is low enough for a row or a toolbar. */
  readonly small?: boolean
  readonly wide?: boolean
  /** Why the button cannot be used now. It stays focusable, shows the reason as a tooltip and does nothing. */
  readonly disabledReason?: string | undefined
  readonly ref?: Ref<HTMLButtonElement>
  readonly children?: ReactNode
}

/** A button with a text. As the trigger of a `Menu`, a `Popover` or a `Tooltip` it opens that. */
export function Button({ disabledReason, ...props }: ButtonProps) {
  if (!disabledReason) return <StyledButton {...props} />
  return (
    <Tooltip text={disabledReason}>
      <StyledButton {...props} {...INERT} />
    </Tooltip>
  )
}

/** The properties of a button that cannot be used, but still says why. */
export const INERT = { 'aria-disabled': true, type: 'button', onPress: () => {} } as const

interface StyledButtonProps extends Omit<ButtonProps, 'disabledReason'> {
  /** Whether the button has an icon alone. */
  readonly icon?: boolean
}

/** The button element of `Button` and `IconButton`. */
export function StyledButton(props: StyledButtonProps) {
  const { primary, quiet, danger, small, wide, icon, children, ...rest } = props
  return (
    <AriaButton
      {...rest}
      className={styles['button'] ?? ''}
      data-primary={primary || undefined}
      data-quiet={quiet || undefined}
      data-danger={danger || undefined}
      data-small={small || undefined}
      data-wide={wide || undefined}
      data-icon={icon || undefined}
    >
      {children}
    </AriaButton>
  )
}
