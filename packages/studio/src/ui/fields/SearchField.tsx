import { Search, X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { useCommands } from '../commands/command-store.ts'
import { useTranslate } from '../i18n.ts'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  /** The accessible name: the icon is the visible one. */
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field that filters what is below it. The key `/` and the palette lead to it, and Escape clears it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const field = useSearchCommand(label)
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      className={styles['search'] ?? ''}
    >
      <Search aria-hidden="true" />
      <Input ref={field} {...(placeholder !== undefined && { placeholder })} />
      {value !== '' && (
        <Button>
          <X aria-hidden="true" />
        </Button>
      )}
    </AriaSearchField>
  )
}

/** Offers the command that moves the focus to the field. Returns the ref of the field. */
function useSearchCommand(label: string) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const commands = useMemo(
    () => [
      {
        id: `search.${label}`,
        label,
        group: t('studio.groupScreen'),
        Icon: Search,
        keys: '/',
        run: () => field.current?.focus(),
      },
    ],
    [t, label],
  )
  useCommands(commands)
  return field
}
