import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { getPlaceData } from '../values/field-place.ts'
import { findMember } from '../values/json-members.ts'
import styles from '../Inspector.module.css'
import { type ControlProps, getLabels } from './control.ts'
import { PickerControl } from './PickerControl.tsx'

/** A tag or a category of the items in the collection that another field chooses. */
export function WordControl(props: ControlProps<'tag' | 'category'>) {
  const { field, place, value, onChange } = props
  const t = useTranslate()
  const isTag = field.ui === 'tag'
  const collection = findMember(getPlaceData(place), field.collection)
  const id = typeof collection === 'string' ? collection : undefined
  const query = useQuery({
    ...routeQuery('readCollectionWords', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    select: ({ tags, categories }) =>
      (isTag ? tags : categories).map(({ name, published }) => ({
        id: name,
        label: name,
        help: t('inspector.words.count', { count: published }),
      })),
  })
  if (id === undefined)
    return (
      <div className={styles['choice']}>
        <span className={styles['label']}>{field.label}</span>
        <p className={styles['note']}>{t('inspector.words.noCollection')}</p>
      </div>
    )
  return (
    <PickerControl
      {...getLabels(props)}
      query={query}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      none={field.unset ?? t('inspector.none')}
      empty={t(isTag ? 'inspector.tags.empty' : 'inspector.categories.empty')}
      onChange={onChange}
    />
  )
}
