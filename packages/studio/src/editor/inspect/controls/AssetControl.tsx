import type { InspectorField } from '@vitrine/blocks/fields'
import type { Json } from '@vitrine/page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './AssetControl.module.css'
import { ImageDialog } from './ImageDialog.tsx'
import type { ControlProps } from './LinkControl.tsx'

type AssetField = Extract<InspectorField, { readonly ui: 'asset' }>

/** The image of a block: chosen from the library or uploaded. */
export function AssetControl(props: ControlProps & { readonly field: AssetField }) {
  const { label, field, value, isDisabled, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const id = getAssetId(value)
  const image = useQuery({
    queryKey: ['readImage', id],
    queryFn: () => callApi('readImage', { params: { id: id ?? '' } }),
    enabled: id !== undefined && field.accept === 'image',
  }).data?.image
  if (field.accept !== 'image')
    return <p className={styles['note']}>{label}: sound and film cannot be uploaded yet.</p>
  const choose = (assetId: string) => onChange(field.isWrapped ? { assetId } : assetId)
  return (
    <div className={styles['asset']}>
      <span className={styles['label']}>{label}</span>
      {image && (
        <img className={styles['image']} src={`${image.url}?format=500w`} alt={image.altText} />
      )}
      <div className={styles['row']}>
        <Button
          small
          {...(isDisabled && { disabledReason: 'This block cannot be changed.' })}
          onPress={() => setOpen(true)}
        >
          {id === undefined ? 'Choose image' : 'Replace image'}
        </Button>
        {id !== undefined && field.isOptional && !isDisabled && (
          <Button small quiet onPress={() => onChange(undefined)}>
            Remove image
          </Button>
        )}
      </div>
      {isOpen && <ImageDialog onClose={() => setOpen(false)} onChoose={choose} />}
    </div>
  )
}

function getAssetId(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value
  const isWrapped = typeof value === 'object' && value !== null && 'assetId' in value
  return isWrapped && typeof value.assetId === 'string' ? value.assetId : undefined
}
