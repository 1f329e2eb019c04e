import type { ReactNode } from 'react'
import { useTranslate } from '../i18n.ts'
import styles from './Skeleton.module.css'

/** A bar in place of a text that loads; `width` is one of the text, in characters. */
export function Skeleton({
  width,
  isPill = false,
}: {
  readonly width: number
  readonly isPill?: boolean
}) {
  return (
    <span
      className={styles['bar']}
      data-pill={isPill || undefined}
      style={{ inlineSize: `${width}ch` }}
    />
  )
}

/** The placeholder of content that loads, in its true shape. Screen readers hear that it loads. */
export function LoadingContent({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <output className={styles['loading']} aria-label={t('studio.loading')}>
      <span aria-hidden="true">{children}</span>
    </output>
  )
}
