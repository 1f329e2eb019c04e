import { recordTypeCodes } from '@vitrine/model'
import { MAX_ITEM_IMAGES } from '@vitrine/page'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { AssetList } from '../controls/AssetList.tsx'
import styles from '../Inspector.module.css'
import { useItem, useSetItem } from './use-item.ts'

const { gallery, image, audio } = recordTypeCodes

/** The types of items whose templates show several images. */
const TYPES: ReadonlySet<number> = new Set([gallery, image, audio])

/** The images of an item of a gallery or an album, in order. */
export function ItemImages() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { recordType, assetIds = [] } = useItem()
  const setItem = useSetItem()
  if (!TYPES.has(recordType) && assetIds.length === 0) return null
  const label = t('inspector.item.images')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <AssetList
        label={t('inspector.item.images.order')}
        help={t('inspector.item.images.help')}
        ids={assetIds}
        maxCount={MAX_ITEM_IMAGES}
        isDisabled={isReadOnly}
        onChange={(ids) => setItem('assetIds', ids.length === 0 ? undefined : [...ids])}
      />
    </section>
  )
}
