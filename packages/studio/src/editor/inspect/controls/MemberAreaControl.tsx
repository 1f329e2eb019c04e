import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { type ControlProps, getLabels } from './control.ts'
import { PickerControl } from './PickerControl.tsx'

/** A member area of the site. */
export function MemberAreaControl(props: ControlProps<'member-area'>) {
  const { field, value, onChange } = props
  const t = useTranslate()
  const query = useQuery({
    ...routeQuery('listMemberAreas'),
    select: ({ memberAreas }) => memberAreas.map(({ id, name }) => ({ id, label: name })),
  })
  return (
    <PickerControl
      {...getLabels(props)}
      query={query}
      value={typeof value === 'string' ? value : undefined}
      none={field.unset ?? t('inspector.none')}
      empty={t('inspector.areas.empty')}
      onChange={onChange}
    />
  )
}
