import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Button.module.css'

/** A link that looks like a button: it opens a screen of the studio, or a page of the site. */
export function LinkButton(props: {
  readonly to: string
  readonly primary?: boolean
  readonly children: ReactNode
}) {
  const { to, primary, children } = props
  const attributes = { className: styles['button'], 'data-primary': primary || undefined }
  if (to.startsWith('/config'))
    return (
      <Link to={to} {...attributes}>
        {children}
      </Link>
    )
  return (
    <a href={to} {...attributes}>
      {children}
    </a>
  )
}
