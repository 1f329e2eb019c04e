import type { CSSProperties, ReactNode } from 'react'
import {
  Label,
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup'
import styles from './Swatches.module.css'

export interface Swatch<Id extends string> {
  readonly id: Id
  readonly label: string
  /** The drawing on it; decorative, because the label says it. */
  readonly content?: ReactNode
  /** The colors of the owner, which no style sheet knows. */
  readonly style: CSSProperties
}

export interface SwatchesProps<Id extends string> {
  /** The accessible name of the group. */
  readonly label: string
  readonly swatches: readonly Swatch<Id>[]
  readonly value: Id
  readonly onChange: (value: Id) => void
  /** Whether the swatches are one strip with their labels below, instead of a grid. */
  readonly isStrip?: boolean
}

/** A choice of one of a few looks, each shown in its colors. */
export function Swatches<Id extends string>(props: SwatchesProps<Id>) {
  const { label, swatches, value, onChange, isStrip = false } = props
  const change = (id: string) => {
    const chosen = swatches.find((swatch) => swatch.id === id)
    if (chosen) onChange(chosen.id)
  }
  return (
    <AriaRadioGroup
      value={value}
      onChange={change}
      orientation="horizontal"
      className={styles[isStrip ? 'strip' : 'grid'] ?? ''}
    >
      <Label className="visually-hidden">{label}</Label>
      {swatches.map(({ id, label: name, content, style }) => (
        <RadioField key={id} value={id} className={styles['field'] ?? ''}>
          <RadioButton className={styles['swatch'] ?? ''}>
            <span className={styles['box']} style={style} aria-hidden="true">
              {content}
            </span>
            <span className={isStrip ? styles['name'] : 'visually-hidden'}>{name}</span>
          </RadioButton>
        </RadioField>
      ))}
    </AriaRadioGroup>
  )
}
