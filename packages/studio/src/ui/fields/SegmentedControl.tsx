import type { LucideIcon } from 'lucide-react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import styles from './SegmentedControl.module.css'

export interface Segment<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly Icon?: LucideIcon
}

export interface SegmentedControlProps<Id extends string> {
  /** The accessible name of the group. */
  readonly label: string
  readonly segments: readonly Segment<Id>[]
  readonly value: Id
  readonly onChange: (value: Id) => void
  /** Whether the segments with an icon show it alone; their labels stay for screen readers. */
  readonly iconsOnly?: boolean
}

/** A row of buttons of which exactly one is on. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, segments, value, onChange, iconsOnly = false } = props
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find(({ id }) => keys.has(id))
        if (chosen) onChange(chosen.id)
      }}
      className={styles['segments'] ?? ''}
    >
      {segments.map(({ id, label: text, Icon }) => (
        <ToggleButton key={id} id={id} className={styles['segment'] ?? ''}>
          {Icon && <Icon aria-hidden="true" />}
          <span className={Icon && iconsOnly ? 'visually-hidden' : ''}>{text}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
