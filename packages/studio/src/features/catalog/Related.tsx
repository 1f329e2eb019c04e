import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { routeQuery } from '../../api/route-query.ts'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SortableList } from '../../ui/lists/SortableList.tsx'
import { Panel } from '../../ui/Page.tsx'
import styles from './catalog.module.css'
import type { ProductValues } from './values/product-values.ts'

const MAX_RELATED = 20

interface RelatedProps {
  /** The product itself, which is not related to itself. */
  readonly productId: string
}

/** The products that the page of a product shows beside it, in their order. */
export function Related({ productId }: RelatedProps) {
  const t = useTranslate()
  const { field } = useController<ProductValues, 'related'>({ name: 'related' })
  const { value: related, onChange } = field
  const move = (id: string, to: number) => {
    const moved = related.find((each) => each.id === id)
    if (moved) onChange(related.filter((each) => each !== moved).toSpliced(to, 0, moved))
  }
  return (
    <Panel title={t('products.related')} padded>
      <div className={styles['fields']}>
        {related.length > 0 && (
          <SortableList
            label={t('products.related')}
            items={related.map(({ id, title }) => ({
              id,
              moveLabel: t('products.moveRelated', { name: title }),
              content: (
                <div className={styles['related']}>
                  <span>{title}</span>
                  <IconButton
                    small
                    label={t('products.removeRelated', { name: title })}
                    Icon={Trash2}
                    onPress={() => onChange(related.filter((each) => each.id !== id))}
                  />
                </div>
              ),
            }))}
            onMove={move}
          />
        )}
        {related.length < MAX_RELATED && (
          <Picker
            // A new one for each choice: its list is closed, and it is empty.
            key={related.length}
            excluded={[productId, ...related.map(({ id }) => id)]}
            onPick={(picked) => onChange([...related, picked])}
          />
        )}
      </div>
    </Panel>
  )
}

function Picker(props: {
  readonly excluded: readonly string[]
  readonly onPick: (picked: ProductValues['related'][number]) => void
}) {
  const { excluded, onPick } = props
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const { data, isPlaceholderData } = useQuery({
    ...routeQuery('listProducts', { query: { sort: 'title', ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const typed = search.trim().toLowerCase()
  const products = (data?.products ?? []).filter(
    ({ id, title }) =>
      // Until the products found arrive, those of the search before are narrowed: Enter picks none of the others.
      !excluded.includes(id) && (!isPlaceholderData || title.toLowerCase().includes(typed)),
  )
  return (
    <ComboBox
      label={t('products.addRelated')}
      help={t('products.relatedHelp')}
      options={products.map(({ id, title }) => ({ id, label: title }))}
      value={null}
      search={search}
      onSearch={setSearch}
      onChange={(id) => {
        const picked = products.find((each) => each.id === id)
        if (picked) onPick({ id: picked.id, title: picked.title })
      }}
    />
  )
}
