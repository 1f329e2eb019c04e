import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { focusNeighbor } from './focus-neighbor.ts'
import styles from './ListControl.module.css'

interface ListEntryProps {
  readonly name: string
  readonly isOpen: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isDisabled: boolean
  readonly onToggle: () => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** A row of a list with its buttons, and below it the fields of the entry while it is open. */
export function ListEntry(props: ListEntryProps) {
  const { name, isOpen, isDisabled, onToggle, children } = props
  const fields = useId()
  const row = useRef<HTMLLIElement>(null)
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <li className={styles['entry']} ref={row}>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['name']}
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={onToggle}
        >
          <Icon aria-hidden="true" data-mirrors />
          <span>{name}</span>
        </button>
        {!isDisabled && <EntryButtons {...props} focusNext={() => focusNeighbor(row.current)} />}
      </div>
      <div id={fields} className={styles['fields']} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  )
}

function EntryButtons(props: ListEntryProps & { readonly focusNext: () => void }) {
  const { name, isFirst, isLast, onMove, onRemove, focusNext } = props
  const t = useTranslate()
  return (
    <>
      <IconButton
        small
        Icon={ArrowUp}
        label={t('inspector.list.up', { name })}
        {...(isFirst && { disabledReason: t('inspector.list.first') })}
        onPress={() => onMove(-1)}
      />
      <IconButton
        small
        Icon={ArrowDown}
        label={t('inspector.list.down', { name })}
        {...(isLast && { disabledReason: t('inspector.list.last') })}
        onPress={() => onMove(1)}
      />
      <IconButton
        small
        Icon={X}
        label={t('inspector.list.remove', { name })}
        onPress={() => {
          focusNext()
          onRemove()
        }}
      />
    </>
  )
}
