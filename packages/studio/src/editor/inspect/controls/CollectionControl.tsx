import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { isAcceptedCollection } from '../values/collections.ts'
import { type ControlProps, getLabels } from './control.ts'
import { PickerControl } from './PickerControl.tsx'

/** A collection of the site, such as a blog or a gallery, or a folder of pages. */
export function CollectionControl(props: ControlProps<'collection'>) {
  const { field, value, onChange } = props
  const t = useTranslate()
  const query = useQuery({
    ...routeQuery('readSitePages'),
    select: ({ pages }) =>
      pages
        .filter(({ typeName }) => isAcceptedCollection(typeName, field.accept))
        .map(({ id, title, typeName }) => ({
          id,
          label: title === '' ? t('inspector.untitled') : title,
          ...(typeName !== null && { help: typeName }),
        })),
  })
  const isFolder = field.accept === 'folder'
  return (
    <PickerControl
      {...getLabels(props)}
      query={query}
      value={typeof value === 'string' ? value : undefined}
      none={field.unset ?? t('inspector.none')}
      empty={t(isFolder ? 'inspector.folders.empty' : 'inspector.collections.empty')}
      failed={t('inspector.collections.failed')}
      onChange={onChange}
    />
  )
}
