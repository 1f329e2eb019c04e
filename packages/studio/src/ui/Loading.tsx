import styles from './Loading.module.css'

/** A placeholder with rows of the final height, which prevents layout shifts. */
export function Loading({ rows = 6 }: { readonly rows?: number }) {
  return (
    <output className={styles['loading']} aria-label="Loading">
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} />
      ))}
    </output>
  )
}
