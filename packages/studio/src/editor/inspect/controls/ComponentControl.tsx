import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { type ControlProps, getLabels } from './control.ts'
import { PickerControl } from './PickerControl.tsx'

/** A component of the site's theme. */
export function ComponentControl(props: ControlProps<'component'>) {
  const { value, onChange } = props
  const t = useTranslate()
  const query = useQuery({
    ...routeQuery('readThemeParts'),
    select: ({ components }) => components.map(({ name, title }) => ({ id: name, label: title })),
  })
  return (
    <PickerControl
      {...getLabels(props)}
      query={query}
      value={typeof value === 'string' ? value : undefined}
      none={t('inspector.none')}
      empty={t('inspector.components.empty')}
      onChange={onChange}
    />
  )
}
