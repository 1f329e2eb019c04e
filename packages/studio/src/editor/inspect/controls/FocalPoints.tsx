import type { PointerEvent, ReactNode } from 'react'
import { computeFocalPoint, type FocalPoint } from '../values/focal.ts'
import { Fieldset } from './Fieldset.tsx'
import styles from './FocalPoints.module.css'

interface FocalPointsProps {
  readonly label: string
  readonly help?: string | undefined
  readonly src: string
  readonly point: FocalPoint
  readonly isDisabled: boolean
  readonly onChange: (point: FocalPoint) => void
  /** The sliders, which do the same by keyboard. */
  readonly children: ReactNode
}

/** The image with the point, which a press or a drag moves. */
export function FocalPoints(props: FocalPointsProps) {
  const { label, help, src, point, isDisabled, onChange, children } = props
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const isPressed = event.buttons === 1 && !isDisabled
    if (!isPressed) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const press = { x: event.clientX, y: event.clientY }
    onChange(computeFocalPoint(press, event.currentTarget.getBoundingClientRect()))
  }
  return (
    <Fieldset label={label} help={help}>
      <div className={styles['image']} onPointerDown={move} onPointerMove={move}>
        <img src={`${src}?format=500w`} alt="" draggable={false} />
        <i
          aria-hidden="true"
          style={{ insetInlineStart: `${point.x * 100}%`, insetBlockStart: `${point.y * 100}%` }}
        />
      </div>
      {children}
    </Fieldset>
  )
}
