import type { DocumentSummary } from '@vitrine/contract'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { listStates } from '../pages/page-states.ts'
import { useReturnedIds } from '../publish/use-returned.ts'
import { ItemMenu } from './ItemMenu.tsx'
import styles from './items.module.css'

interface ItemRowProps {
  readonly item: DocumentSummary
  readonly mayEdit: boolean
  readonly isSelected: boolean
  readonly onSelect: (isSelected: boolean) => void
}

/** An item of a list: its image, title and state, and the time when it was published or last changed. */
export function ItemRow({ item, mayEdit, isSelected, onSelect }: ItemRowProps) {
  const t = useTranslate()
  const { id, slug, path, imageUrl, publishedAt, updatedAt, state, publishedRev, rev } = item
  const title = item.title === '' ? t('pages.untitled') : item.title
  const isReturned = useReturnedIds().has(id)
  const hasChanges = publishedRev !== null && publishedRev !== rev
  return (
    <li className={styles['row']} data-selected={isSelected || undefined}>
      {mayEdit && (
        <Checkbox
          label={t('items.select', { title })}
          hidesLabel
          isSelected={isSelected}
          onChange={onSelect}
        />
      )}
      <Link className={styles['name']} to={`/config/pages/${id}`}>
        <Thumbnail imageUrl={imageUrl}>
          <b>{title}</b>
          <small>
            <bdi dir="ltr">{`/${path ?? slug}`}</bdi>
          </small>
        </Thumbnail>
      </Link>
      <span className={styles['facts']}>
        {listStates({ state, hasChanges }, isReturned).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {t(label)}
          </Badge>
        ))}
        <small>
          <Timestamp at={publishedAt ?? updatedAt} />
        </small>
      </span>
      <ItemMenu item={item} title={title} mayEdit={mayEdit} />
    </li>
  )
}
