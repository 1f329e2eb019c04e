import { type LucideIcon, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { EmptyState } from '../states/EmptyState.tsx'

interface EmptyListProps {
  readonly Icon: LucideIcon
  readonly title: string
  /** The purpose of the list, and how it fills. */
  readonly text: string
  /** The one thing to do next; false for who may not. */
  readonly action?: ReactNode
  readonly isFiltered: boolean
  /** The texts of a list that has entries, none of which matches the filters. */
  readonly noMatches: {
    readonly title: string
    readonly text: string
    /** The label of the button that removes the filters; without one the fields above do. */
    readonly clearLabel?: string
    readonly onClear?: () => void
  }
}

/** The content of a list without entries, or without entries that match its filters. */
export function EmptyList({ Icon, title, text, action, isFiltered, noMatches }: EmptyListProps) {
  if (!isFiltered)
    return (
      <EmptyState Icon={Icon} title={title} action={action}>
        {text}
      </EmptyState>
    )
  const { clearLabel, onClear } = noMatches
  return (
    <EmptyState
      Icon={Search}
      title={noMatches.title}
      action={onClear && <Button onPress={onClear}>{clearLabel}</Button>}
    >
      {noMatches.text}
    </EmptyState>
  )
}
