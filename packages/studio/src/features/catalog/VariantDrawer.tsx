import { useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Drawer } from '../../ui/overlays/Dialog.tsx'
import styles from './catalog.module.css'
import { getVariantName, type ProductValues } from './values/product-values.ts'
import { VariantFields, type VariantFieldsProps } from './VariantFields.tsx'

const NO_IMAGE = ''

/** All fields of one variant of several, with the image that shows it. */
export function VariantDrawer(props: VariantFieldsProps & { readonly onClose: () => void }) {
  const { variant, onChange, onClose } = props
  const t = useTranslate()
  const images = useWatch<ProductValues, 'images'>({ name: 'images' })
  const options = images.map(({ key, alt }, index) => ({
    id: key,
    label: t('products.imageNumber', { number: String(index + 1), alt }),
  }))
  return (
    <Drawer
      title={getVariantName(variant)}
      isOpen
      onClose={onClose}
      footer={
        <Button primary onPress={onClose}>
          {t('products.done')}
        </Button>
      }
    >
      <div className={styles['fields']}>
        <VariantFields {...props} />
        {images.length > 0 && (
          <Select
            label={t('products.field.image')}
            options={[{ id: NO_IMAGE, label: t('products.noImage') }, ...options]}
            value={variant.imageKey ?? NO_IMAGE}
            onChange={(key) => onChange({ ...variant, imageKey: key === NO_IMAGE ? null : key })}
          />
        )}
      </div>
    </Drawer>
  )
}
