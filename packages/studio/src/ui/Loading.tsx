import styles from './Loading.module.css'

/** Rows of the true height, so that nothing jumps when they come. */
export function Loading({ rows = 6 }: { readonly rows?: number }) {
  return (
    <output className={styles['loading']} aria-label="Loading">
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} />
      ))}
    </output>
  )
}
