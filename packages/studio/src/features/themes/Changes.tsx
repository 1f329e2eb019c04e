import type { ThemeComparison } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, type LucideIcon, PanelTop, TriangleAlert } from 'lucide-react'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { type Effect, listChanges, listLosses, listUnchanged } from './list-effects.ts'
import type { ThemeChoice } from './choices.ts'
import styles from './themes.module.css'

/** Lists what switching to a theme changes, what stays, and what the owner should check. */
export function Changes({ theme }: { readonly theme: ThemeChoice }) {
  const t = useTranslate()
  const query = useQuery(routeQuery('compareTheme', { params: { name: theme.name } }))
  return (
    <Panel title={t('themes.changes')}>
      <QueryView query={query} skeleton={<TableSkeleton widths={[30]} rows={4} />}>
        {(comparison) => <Effects comparison={comparison} />}
      </QueryView>
    </Panel>
  )
}

function Effects({ comparison }: { readonly comparison: ThemeComparison }) {
  const t = useTranslate()
  const losses = listLosses(comparison, t)
  const { title } = comparison
  return (
    <div className={styles['effects']}>
      <EffectList
        title={t('themes.changes.changed')}
        Icon={PanelTop}
        effects={listChanges(comparison, t)}
      />
      <EffectList
        title={t('themes.changes.stays')}
        Icon={Check}
        effects={listUnchanged(comparison, t)}
      />
      {losses.length > 0 ? (
        <EffectList title={t('themes.changes.check')} Icon={TriangleAlert} effects={losses} warns />
      ) : (
        <EffectList
          title={t('themes.changes.check')}
          Icon={Check}
          effects={[{ text: t('themes.changes.nothing', { title }) }]}
        />
      )}
    </div>
  )
}

function EffectList(props: {
  readonly title: string
  readonly Icon: LucideIcon
  readonly effects: readonly Effect[]
  readonly warns?: boolean
}) {
  const { title, Icon, effects, warns = false } = props
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul data-warns={warns || undefined}>
        {effects.map(({ text, note }) => (
          <li key={text}>
            <Icon aria-hidden="true" />
            <span>
              {text}
              {note !== undefined && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
