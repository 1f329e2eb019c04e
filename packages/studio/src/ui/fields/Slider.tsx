import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import styles from './Slider.module.css'

export interface SliderProps {
  readonly label: string
  readonly value: number
  /** Called while the thumb moves. */
  readonly onChange: (value: number) => void
  /** Called once the thumb rests. */
  readonly onChangeEnd?: (value: number) => void
  readonly minValue?: number
  readonly maxValue?: number
  readonly step?: number
  readonly formatOptions?: Intl.NumberFormatOptions
  readonly isDisabled?: boolean
}

/** A labeled number in a range, for sizes that are tried rather than known. */
export function Slider({ label, ...control }: SliderProps) {
  return (
    <AriaSlider {...control} className={styles['slider'] ?? ''}>
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <SliderOutput className={styles['output'] ?? ''} />
      <SliderTrack className={styles['track'] ?? ''}>
        <SliderThumb className={styles['thumb'] ?? ''} />
      </SliderTrack>
    </AriaSlider>
  )
}
