import type { readThemeScripts, Reply } from '@vitrine/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './themes.module.css'

type Scripts = Reply<typeof readThemeScripts>

/** The approval of the event handlers of the theme and of each server that it loads from. */
export function ThemeScripts() {
  const t = useTranslate()
  const scripts = useQuery(routeQuery('readThemeScripts')).data
  const saving = useMutation({
    mutationFn: (body: { readonly runsHandlers?: boolean; readonly origins?: string[] }) =>
      callApi('changeThemeScripts', { body }),
    onError: (error) => showFailure(error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['readThemeScripts'] }),
  })
  if (!scripts || (scripts.handlers === 0 && scripts.origins.length === 0)) return null
  return (
    <Panel title={t('themes.scripts')} note={t('themes.scripts.note')} padded>
      <div className={styles['scripts']}>
        {scripts.handlers > 0 && (
          <Switch
            label={t('themes.scripts.handlers', { count: scripts.handlers })}
            isSelected={scripts.runsHandlers}
            onChange={(runsHandlers) => saving.mutate({ runsHandlers })}
          />
        )}
        {scripts.origins.map(({ origin, kinds, isAllowed }) => (
          <Switch
            key={origin}
            label={new URL(origin).host}
            help={kinds.map((kind) => t(`themes.scripts.${kind}`)).join(', ')}
            isSelected={isAllowed}
            onChange={(isOn) => saving.mutate({ origins: changeOrigins(scripts, origin, isOn) })}
          />
        ))}
      </div>
    </Panel>
  )
}

/** Returns the allowed origins with one more, or without it. */
function changeOrigins({ origins }: Scripts, changed: string, isOn: boolean): string[] {
  return origins.flatMap(({ origin, isAllowed }) =>
    (origin === changed ? isOn : isAllowed) ? [origin] : [],
  )
}
