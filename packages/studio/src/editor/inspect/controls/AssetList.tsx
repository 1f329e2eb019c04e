import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { routeQuery } from '../../../api/route-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { FilePicker } from '../../lazy-parts.tsx'
import { useEditor } from '../../context.ts'
import styles from './AssetField.module.css'
import { Fieldset } from './Fieldset.tsx'
import { focusNeighbor } from './focus-neighbor.ts'

interface AssetListProps {
  readonly label: string
  readonly help?: string
  readonly ids: readonly string[]
  readonly maxCount: number
  readonly isDisabled: boolean
  readonly onChange: (ids: readonly string[]) => void
}

/** Images of the library in an order. */
export function AssetList({ label, help, ids, maxCount, isDisabled, onChange }: AssetListProps) {
  const t = useTranslate()
  const { store } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const move = (id: string, to: number) => {
    onChange(ids.filter((each) => each !== id).toSpliced(to, 0, id))
    const [number, count] = [to + 1, ids.length]
    store.announce((say) => say('inspector.assets.moved', { number, count }))
  }
  const add = (id: string) => {
    if (ids.includes(id)) return store.announce((say) => say('inspector.assets.twice'))
    onChange([...ids, id])
  }
  return (
    <Fieldset label={label} help={help}>
      {ids.length > 0 && (
        <ol className={styles['list']} aria-label={label}>
          {ids.map((id, at) => (
            <AssetRow
              key={id}
              {...{ id, at, isDisabled, count: ids.length }}
              onMove={(to) => move(id, to)}
              onRemove={() => onChange(ids.filter((each) => each !== id))}
            />
          ))}
        </ol>
      )}
      {!isDisabled && (
        <Button
          small
          {...(ids.length >= maxCount && {
            disabledReason: t('inspector.list.full', { count: maxCount }),
          })}
          onPress={() => setOpen(true)}
        >
          {t('inspector.assets.add')}
        </Button>
      )}
      {isOpen && (
        <FilePicker
          kind="image"
          onClose={() => setOpen(false)}
          onChoose={(chosen) => add(chosen.id)}
        />
      )}
    </Fieldset>
  )
}

interface AssetRowProps {
  readonly id: string
  readonly at: number
  readonly count: number
  readonly isDisabled: boolean
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

function AssetRow({ id, at, count, isDisabled, onMove, onRemove }: AssetRowProps) {
  const t = useTranslate()
  const row = useRef<HTMLLIElement>(null)
  const { data, error } = useQuery(routeQuery('readFile', { params: { id } }))
  const file = data?.file
  const name = error ? t('inspector.missing') : (file?.filename ?? '…')
  return (
    <li className={styles['entry']} ref={row}>
      {file?.image ? (
        <img src={`${file.url}?format=100w`} alt={file.image.altText} loading="lazy" />
      ) : (
        <span className={styles['blank']} />
      )}
      <span className={styles['file']}>{name}</span>
      {!isDisabled && (
        <span className={styles['tools']}>
          <IconButton
            small
            Icon={ArrowUp}
            label={t('inspector.list.up', { name })}
            {...(at === 0 && { disabledReason: t('inspector.list.first') })}
            onPress={() => onMove(at - 1)}
          />
          <IconButton
            small
            Icon={ArrowDown}
            label={t('inspector.list.down', { name })}
            {...(at === count - 1 && { disabledReason: t('inspector.list.last') })}
            onPress={() => onMove(at + 1)}
          />
          <IconButton
            small
            Icon={X}
            label={t('inspector.list.remove', { name })}
            onPress={() => {
              focusNeighbor(row.current)
              onRemove()
            }}
          />
        </span>
      )}
    </li>
  )
}
