import type { readThemeMenus, Reply } from '@vitrine/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { getMenuLabel } from '../../ui/menu-label.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './themes.module.css'

type Menus = Reply<typeof readThemeMenus>
type ThemeNavigation = Menus['navigations'][number]

/** The options that are no menu; the name of a menu has no colon. */
const AUTOMATIC = ':automatic'
const NONE = ':none'

/** The choice of the menu that each navigation of the theme shows. */
export function ThemeMenus() {
  const t = useTranslate()
  const menus = useQuery(routeQuery('readThemeMenus')).data
  const choosing = useMutation({
    mutationFn: ({ navigation, choice }: { navigation: string; choice: string }) =>
      callApi('chooseThemeMenu', { params: { navigation }, body: toBody(choice) }),
    onSuccess: ({ published }) =>
      showToast(t(published ? 'themes.menus.changed' : 'themes.menus.saved')),
    onError: (error) => showFailure(error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['readThemeMenus'] }),
  })
  if (!menus || menus.navigations.length === 0) return null
  return (
    <Panel title={t('themes.menus')} note={t('themes.menus.note')} padded>
      <div className={styles['scripts']}>
        {menus.navigations.map((navigation) => (
          <Select
            key={navigation.name}
            label={navigation.title}
            options={listChoices(menus, navigation, t)}
            value={getChoice(navigation)}
            onChange={(choice) => choosing.mutate({ navigation: navigation.name, choice })}
          />
        ))}
      </div>
    </Panel>
  )
}

function getChoice({ chosen }: ThemeNavigation): string {
  return chosen === undefined ? AUTOMATIC : (chosen ?? NONE)
}

function toBody(choice: string) {
  if (choice === AUTOMATIC) return {}
  return { menu: choice === NONE ? null : choice }
}

function listChoices({ menus }: Menus, { automatic, chosen }: ThemeNavigation, t: Translate) {
  const name = (id: string) => getMenuLabel(id)(t)
  const isGone = typeof chosen === 'string' && !menus.some(({ id }) => id === chosen)
  return [
    {
      id: AUTOMATIC,
      label:
        automatic === null
          ? t('themes.menus.automatic.none')
          : t('themes.menus.automatic', { menu: name(automatic) }),
    },
    ...menus.map(({ id, titles }) => ({
      id,
      label:
        titles.length === 0
          ? t('themes.menus.empty', { menu: name(id) })
          : t('themes.menus.menu', { menu: name(id), entries: titles.join(', ') }),
    })),
    ...(isGone ? [{ id: chosen, label: t('themes.menus.gone', { menu: name(chosen) }) }] : []),
    { id: NONE, label: t('themes.menus.none') },
  ]
}
