import type { LucideIcon } from 'lucide-react'
import { type ButtonProps, INERT, StyledButton } from './Button.tsx'
import { Tooltip } from './overlays/Tooltip.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide'> {
  /** The accessible name, which is shown as a tooltip as well. */
  readonly label: string
  readonly Icon: LucideIcon
  /** The key that does the same, for the tooltip: `mod+z`. */
  readonly shortcut?: string
}

/** A button with an icon alone. Its tooltip shows its name and its key. */
export function IconButton(props: IconButtonProps) {
  const { label, Icon, shortcut, disabledReason, ...rest } = props
  const text = disabledReason ? `${label}. ${disabledReason}` : label
  return (
    <Tooltip text={text} {...(shortcut && { shortcut })}>
      <StyledButton quiet {...rest} {...(disabledReason && INERT)} icon aria-label={label}>
        <Icon aria-hidden="true" />
      </StyledButton>
    </Tooltip>
  )
}
