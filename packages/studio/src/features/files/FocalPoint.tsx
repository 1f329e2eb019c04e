import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './FilesPage.module.css'

/** A point of an image, in percent of its width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const LARGE_STEP = 10

interface FocalPointProps {
  readonly url: string
  readonly value: Point
  readonly onChange: (value: Point) => void
}

/** The focal point of an image, by pointer, by keys or by numbers. */
export function FocalPoint({ url, value, onChange }: FocalPointProps) {
  const t = useTranslate()
  const image = useRef<HTMLImageElement>(null)
  const move = ({ x, y }: Point) => onChange({ x: limit(x), y: limit(y) })
  const follow = ({ clientX, clientY, buttons }: PointerEvent) => {
    const box = image.current?.getBoundingClientRect()
    if (!box || buttons === 0) return
    move({
      x: (100 * (clientX - box.left)) / box.width,
      y: (100 * (clientY - box.top)) / box.height,
    })
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? LARGE_STEP : 1
    move({ x: value.x + by * step.x, y: value.y + by * step.y })
  }
  return (
    <>
      <div
        className={styles['focal']}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={follow}
      >
        <img ref={image} src={`${url}?format=750w`} alt="" draggable={false} />
        <button
          type="button"
          className={styles['point']}
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
          aria-label={t('files.focalPoint', { x: String(value.x), y: String(value.y) })}
          onKeyDown={press}
        />
      </div>
      <p className={styles['help']}>{t('files.focalHelp')}</p>
      <Crops url={url} value={value} />
      <div className={styles['two']}>
        {(['x', 'y'] as const).map((axis) => (
          <NumberField
            key={axis}
            label={t(axis === 'x' ? 'files.fromLeft' : 'files.fromTop')}
            value={value[axis]}
            minValue={0}
            maxValue={100}
            hidesSteppers
            onChange={(number) => move({ ...value, [axis]: number ?? 0 })}
          />
        ))}
      </div>
    </>
  )
}

/** The image as crops of some shapes show it. */
function Crops({ url, value }: Pick<FocalPointProps, 'url' | 'value'>) {
  const objectPosition = `${value.x}% ${value.y}%`
  return (
    <div className={styles['crops']} aria-hidden="true">
      {['1', '16 / 9', '4 / 5'].map((aspectRatio) => (
        <span key={aspectRatio} style={{ aspectRatio }}>
          <img src={`${url}?format=300w`} alt="" style={{ objectPosition }} />
        </span>
      ))}
    </div>
  )
}

function limit(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)))
}
