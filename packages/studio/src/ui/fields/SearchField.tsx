import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  /** The accessible name: the icon is the visible one. */
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A field that filters what is below it. Escape clears it. */
export function SearchField({ label, placeholder, value, onChange, ref }: SearchFieldProps) {
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      className={styles['search'] ?? ''}
    >
      <Search aria-hidden="true" />
      <Input {...(ref && { ref })} {...(placeholder !== undefined && { placeholder })} />
      {value !== '' && (
        <Button>
          <X aria-hidden="true" />
        </Button>
      )}
    </AriaSearchField>
  )
}
