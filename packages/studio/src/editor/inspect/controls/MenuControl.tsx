import { useQuery } from '@tanstack/react-query'
import { HIDDEN_NAVIGATION, MAIN_NAVIGATION, MEMBER_AREAS_NAVIGATION } from '@vitrine/page'
import { routeQuery } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { type ControlProps, getLabels } from './control.ts'
import { PickerControl } from './PickerControl.tsx'

/** One of the menus of the site. */
export function MenuControl(props: ControlProps<'menu'>) {
  const { value, onChange } = props
  const t = useTranslate()
  const names: Readonly<Record<string, string>> = {
    [MAIN_NAVIGATION]: t('inspector.menu.main'),
    [MEMBER_AREAS_NAVIGATION]: t('inspector.menu.memberAreas'),
  }
  const query = useQuery({
    ...routeQuery('readSitePages'),
    select: ({ menus }) =>
      menus
        .filter(({ identifier }) => identifier !== HIDDEN_NAVIGATION)
        .map(({ identifier: id }) => ({ id, label: names[id] ?? id })),
  })
  return (
    <PickerControl
      {...getLabels(props)}
      query={query}
      value={typeof value === 'string' ? value : undefined}
      none={undefined}
      empty={t('inspector.menus.empty')}
      onChange={onChange}
    />
  )
}
