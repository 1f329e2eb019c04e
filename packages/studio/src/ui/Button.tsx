import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether the button is filled; at most one per screen. */
  readonly primary?: boolean
  readonly wide?: boolean
}

export function Button({ primary = false, wide = false, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={styles['button']}
      data-primary={primary || undefined}
      data-wide={wide || undefined}
    />
  )
}
