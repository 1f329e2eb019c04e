import { useRef } from 'react'
import { getAssetId, toAssetValue } from '../values/assets.ts'
import { AssetField } from './AssetField.tsx'
import { type ControlProps, getLabels } from './control.ts'
import { useAskedFocus } from './use-asked-setting.ts'

/** The file of a block: chosen from the library or uploaded. */
export function AssetControl(props: ControlProps<'asset'>) {
  const { field, value, onChange } = props
  const button = useRef<HTMLButtonElement>(null)
  useAskedFocus(props, () => button.current)
  return (
    <AssetField
      buttonRef={button}
      {...getLabels(props)}
      accept={field.accept}
      id={getAssetId(value)}
      onChoose={(id) => onChange(toAssetValue(field, id))}
      onRemove={field.isOptional ? () => onChange(undefined) : undefined}
    />
  )
}
