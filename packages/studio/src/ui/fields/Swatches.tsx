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
  /** The second line of a card. */
  readonly detail?: string
  /** The colors and fonts of the owner, which no style sheet knows. */
  readonly style: CSSProperties
  readonly detailStyle?: CSSProperties
}

export interface SwatchesProps<Id extends string> {
  /** The accessible name of the group. */
  readonly label: string
  readonly swatches: readonly Swatch<Id>[]
  readonly value: Id
  readonly onChange: (value: Id) => void
  /** A grid by default; else one strip with the labels below, or cards that show their labels. */
  readonly look?: 'strip' | 'cards'
}

/** A choice of one of a few looks, each shown in its colors. */
export function Swatches<Id extends string>(props: SwatchesProps<Id>) {
  const { label, swatches, value, onChange, look = 'grid' } = props
  const change = (id: string) => {
    const chosen = swatches.find((swatch) => swatch.id === id)
    if (chosen) onChange(chosen.id)
  }
  return (
    <AriaRadioGroup
      value={value}
      onChange={change}
      orientation="horizontal"
      className={styles[look] ?? ''}
    >
      <Label className="visually-hidden">{label}</Label>
      {swatches.map((swatch) => (
        <RadioField key={swatch.id} value={swatch.id} className={styles['field'] ?? ''}>
          <RadioButton className={styles['swatch'] ?? ''}>
            {look === 'cards' ? (
              <Card {...swatch} />
            ) : (
              <Box {...swatch} hidesLabel={look === 'grid'} />
            )}
          </RadioButton>
        </RadioField>
      ))}
    </AriaRadioGroup>
  )
}

type Drawing = Omit<Swatch<string>, 'id'>

function Box({ label, content, style, hidesLabel }: Drawing & { readonly hidesLabel: boolean }) {
  return (
    <>
      <span className={styles['box']} style={style} aria-hidden="true">
        {content}
      </span>
      <span className={hidesLabel ? 'visually-hidden' : styles['name']}>{label}</span>
    </>
  )
}

function Card({ label, content, detail, style, detailStyle }: Drawing) {
  return (
    <span className={styles['box']}>
      {content}
      <span style={style}>{label}</span>
      {detail !== undefined && (
        <span className={styles['detail']} style={detailStyle}>
          {detail}
        </span>
      )}
    </span>
  )
}
