import type { LibraryFile } from '@vitrine/contract'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FilePicker } from '../../ui/files/FilePicker.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SortableList } from '../../ui/lists/SortableList.tsx'
import { Panel } from '../../ui/Page.tsx'
import styles from './catalog.module.css'
import { type ImageValues, newKey, type ProductValues } from './values/product-values.ts'

/** The images of a product, in their order; the first one represents it in lists. */
export function Images() {
  const t = useTranslate()
  const [isPicking, setPicking] = useState(false)
  const { field } = useController<ProductValues, 'images'>({ name: 'images' })
  const { value: images, onChange } = field
  const add = ({ id, url, image }: LibraryFile) =>
    onChange([...images, { key: newKey(), assetId: id, alt: image?.altText ?? '', url }])
  const move = (key: string, to: number) => {
    const moved = images.find((image) => image.key === key)
    if (moved) onChange(images.filter((image) => image !== moved).toSpliced(to, 0, moved))
  }
  const change = (key: string, alt: string) =>
    onChange(images.map((image) => (image.key === key ? { ...image, alt } : image)))
  return (
    <Panel
      title={t('products.images')}
      {...(images.length > 1 && { aside: t('products.imagesHelp') })}
      padded
    >
      <div className={styles['fields']}>
        {images.length > 0 && (
          <SortableList
            label={t('products.images')}
            items={images.map((image, index) => ({
              id: image.key,
              moveLabel: t('products.moveImage', { number: String(index + 1) }),
              content: (
                <ImageRow
                  image={image}
                  number={index + 1}
                  onAlt={(alt) => change(image.key, alt)}
                  onRemove={() => onChange(images.filter(({ key }) => key !== image.key))}
                />
              ),
            }))}
            onMove={move}
          />
        )}
        <FormField<ProductValues, 'images'> name="images" label={t('products.images')}>
          {({ error, ref }) => (
            <div>
              <Button ref={ref} onPress={() => setPicking(true)}>
                <ImagePlus aria-hidden="true" />
                {t('products.addImage')}
              </Button>
              {error !== undefined && <p className={styles['error']}>{error}</p>}
            </div>
          )}
        </FormField>
      </div>
      {isPicking && <FilePicker kind="image" onChoose={add} onClose={() => setPicking(false)} />}
    </Panel>
  )
}

function ImageRow(props: {
  readonly image: ImageValues
  readonly number: number
  readonly onAlt: (alt: string) => void
  readonly onRemove: () => void
}) {
  const { image, number, onAlt, onRemove } = props
  const t = useTranslate()
  return (
    <div className={styles['image']}>
      {image.url === null ? (
        <span className={styles['thumbnail']} data-blank />
      ) : (
        <img className={styles['thumbnail']} src={`${image.url}?format=300w`} alt="" />
      )}
      <div className={styles['imageText']}>
        <TextField
          label={t('products.altText', { number: String(number) })}
          value={image.alt}
          onChange={onAlt}
          maxLength={1_000}
        />
        {number === 1 && <Badge>{t('products.cover')}</Badge>}
      </div>
      <IconButton
        label={t('products.removeImage', { number: String(number) })}
        Icon={Trash2}
        onPress={onRemove}
      />
    </div>
  )
}
