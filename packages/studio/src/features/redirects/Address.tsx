import styles from './redirects.module.css'

/** An address, which reads from left to right in every language. */
export function Address({ address }: { readonly address: string }) {
  return (
    <span className={styles['address']} dir="ltr">
      {address}
    </span>
  )
}
