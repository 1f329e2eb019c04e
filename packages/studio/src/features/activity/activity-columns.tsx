import type { Activity } from '@vitrine/contract'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { activityChangeTexts } from '../../ui/texts/people/activity-changes.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { findScreen } from './find-screen.ts'
import { isSingleKind } from './single-kind.ts'

/** Returns the columns of the activity log. */
export function useActivityColumns(): readonly Column<Activity>[] {
  const t = useTranslate()
  return [
    {
      title: t('activity.change'),
      fold: 'first',
      cell: (change) => <Change change={change} />,
    },
    {
      title: t('activity.actor'),
      fold: 'second',
      cell: ({ actor, isProgram }) => (
        <>
          <bdi>{actor}</bdi> {isProgram && <Badge>{t('activity.program')}</Badge>}
        </>
      ),
    },
    {
      title: t('activity.time'),
      fold: 'end',
      cell: ({ lastAt }) => <Timestamp at={lastAt} />,
    },
  ]
}

function Change({ change }: { readonly change: Activity }) {
  const t = useTranslate()
  const { name, count, items } = change
  const text = describeChange(t, change)
  const screen = findScreen(change)
  return (
    <>
      {screen === undefined ? (
        text
      ) : (
        <Link className="link" to={screen}>
          {text}
        </Link>
      )}
      {items > 1 && ` · ${t('activity.items', { count: items })}`}
      {name && (
        <>
          {' · '}
          <bdi>{name}</bdi>
        </>
      )}
      {count > 1 && ` · ${t('activity.times', { count })}`}
    </>
  )
}

/** Returns the text of a change. The server may be newer than this page, and name a call that it does not know. */
function describeChange(t: Translate, { operation, kind }: Activity): string {
  if (operation === 'saveChanges' && isSingleKind(kind)) return t(`activity.edited.${kind}`)
  const id = `activity.did.${operation}`
  return isChangeText(id) ? t(id) : t('activity.unknown')
}

function isChangeText(id: string): id is keyof typeof activityChangeTexts {
  return Object.hasOwn(activityChangeTexts, id)
}
