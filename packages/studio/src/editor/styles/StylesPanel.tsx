import { useQuery } from '@tanstack/react-query'
import { diffOps } from '@vitrine/page'
import { useStore } from 'zustand'
import { routeQuery } from '../../api/route-query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { stylesTexts } from '../../ui/texts/styles.ts'
import { useSide } from '../side.ts'
import { resetStyles } from './change-tweaks.ts'
import { ColorThemes } from './ColorThemes.tsx'
import { Corrections } from './Corrections.tsx'
import { Fonts } from './Fonts.tsx'
import { openStyles } from './open-styles.ts'
import { Palette } from './Palette.tsx'
import { Shape } from './Shape.tsx'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'
import { ThemeLink } from './ThemeLink.tsx'
import { Tweaks } from './Tweaks.tsx'

addTexts(stylesTexts)

/** The look of the whole site. It changes on the canvas at once, and for visitors when it is published. */
export function StylesPanel() {
  const query = useSide(openStyles)
  return (
    <QueryView query={query} skeleton={<TableSkeleton widths={[16]} rows={6} />}>
      {(store) => (
        <>
          <Head store={store} />
          <ThemeLink />
          <Palette store={store} />
          <Corrections store={store} />
          <ColorThemes store={store} />
          <Fonts store={store} />
          <Shape store={store} />
          <Tweaks store={store} />
        </>
      )}
    </QueryView>
  )
}

function Head({ store }: { readonly store: StylesStore }) {
  const t = useTranslate()
  const body = useStore(store.state, (state) => state.body)
  const saved = useQuery(routeQuery('readAesthetics')).data
  const theme = useQuery(routeQuery('readTheme')).data?.name
  const isOwn = theme !== undefined && diffOps(body, resetStyles(body, theme)).length > 0
  const isDraft = saved !== undefined && (!saved.published || store.queue.pending.length > 0)
  return (
    <header className={styles['head']}>
      <h2>{t('styles.title')}</h2>
      {saved && <Badge>{t(isDraft ? 'styles.draft' : 'styles.published')}</Badge>}
      <Button
        small
        {...(!isOwn && { disabledReason: t('styles.reset.nothing') })}
        onPress={() =>
          theme !== undefined &&
          store.change('editor.step.styles.reset', (now) => resetStyles(now, theme))
        }
      >
        {t('styles.reset')}
      </Button>
    </header>
  )
}
