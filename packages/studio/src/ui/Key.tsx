import { formatKeys } from './keys/format-keys.ts'
import styles from './Key.module.css'

/** A keyboard shortcut as it is written on this device's keyboard: `mod+k` is "Ctrl K", or "⌘ K" on a Mac. */
export function Key({ name }: { readonly name: string }) {
  return <kbd className={styles['key']}>{formatKeys(name)}</kbd>
}
