import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Slider } from '../../../ui/fields/Slider.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { getAssetId } from '../values/assets.ts'
import { getPlaceData } from '../values/field-place.ts'
import { type FocalPoint, getFocalPoint } from '../values/focal.ts'
import { findMember } from '../values/json-members.ts'
import type { ControlProps } from './control.ts'
import { FocalPoints } from './FocalPoints.tsx'

/** The point of an image that stays visible when it is cropped. */
export function FocalControl(props: ControlProps<'focal'>) {
  const { field, place, value, isDisabled, onChange } = props
  const id = getAssetId(findMember(getPlaceData(place), field.asset))
  return (
    <FocalField
      label={field.label}
      help={field.help}
      unset={field.unset}
      {...{ id, isDisabled, value: getFocalPoint(value) }}
      onChange={(point) => onChange(point && { ...point })}
    />
  )
}

interface FocalFieldProps {
  readonly label: string
  readonly help?: string | undefined
  /** The label of no own point. */
  readonly unset?: string | undefined
  /** The image. */
  readonly id: string | undefined
  readonly value: FocalPoint | undefined
  readonly isDisabled: boolean
  readonly onChange: (point: FocalPoint | undefined) => void
}

/** A focal point by pressing the image, or by two sliders. */
export function FocalField(props: FocalFieldProps) {
  const { label, help, unset, id, value, isDisabled, onChange } = props
  const t = useTranslate()
  const file = useQuery({
    ...routeQuery('readFile', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  }).data?.file
  const image = file?.image
  if (!image) return null
  const point = value ?? image.mediaFocalPoint
  const slide = (axis: 'x' | 'y') => (percent: number) =>
    onChange({ x: point.x, y: point.y, [axis]: percent / 100 })
  return (
    <FocalPoints label={label} help={help} src={file.url} {...{ point, isDisabled, onChange }}>
      {(['x', 'y'] as const).map((axis) => (
        <Slider
          key={axis}
          label={t(`inspector.focal.${axis}`)}
          value={Math.round(point[axis] * 100)}
          minValue={0}
          maxValue={100}
          isDisabled={isDisabled}
          onChange={slide(axis)}
        />
      ))}
      {value && unset !== undefined && !isDisabled && (
        <Button small quiet onPress={() => onChange(undefined)}>
          {t('inspector.focal.reset')}
        </Button>
      )}
    </FocalPoints>
  )
}
