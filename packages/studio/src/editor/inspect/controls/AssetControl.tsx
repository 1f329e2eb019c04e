import { getAssetId, toAssetValue } from '../values/assets.ts'
import { AssetField } from './AssetField.tsx'
import { type ControlProps, getLabels } from './control.ts'

/** The file of a block: chosen from the library or uploaded. */
export function AssetControl(props: ControlProps<'asset'>) {
  const { field, value, onChange } = props
  return (
    <AssetField
      {...getLabels(props)}
      accept={field.accept}
      id={getAssetId(value)}
      onChoose={(id) => onChange(toAssetValue(field, id))}
      onRemove={field.isOptional ? () => onChange(undefined) : undefined}
    />
  )
}
