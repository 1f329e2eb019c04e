import type { NewsletterSubscriber } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SelectionRow } from '../../ui/lists/SelectionRow.tsx'
import { mailingListsQuery } from '../../ui/mailing-lists/lists-query.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { useChangeLists, useDeleteSubscribers } from './use-subscribers.ts'

/** The maximum number of subscribers that one call deletes. */
const MAX_SELECTED = 100

interface SubscriberSelectionProps {
  readonly subscribers: readonly NewsletterSubscriber[]
  readonly selected: readonly NewsletterSubscriber[]
  readonly onSelect: (ids: readonly string[]) => void
}

/** Selects all subscribers that are listed, changes the lists of the selected ones, and deletes them. */
export function SubscriberSelection({ subscribers, selected, onSelect }: SubscriberSelectionProps) {
  const t = useTranslate()
  const { remove, isPending } = useDeleteSubscribers(() => onSelect([]))
  const count = selected.length
  return (
    <SelectionRow
      label={count > 0 ? t('subscribers.selected', { count }) : t('subscribers.selectAll')}
      count={count}
      total={subscribers.length}
      error={count > MAX_SELECTED ? t('subscribers.tooMany') : undefined}
      onSelectAll={(isAll) =>
        onSelect(isAll ? subscribers.slice(0, MAX_SELECTED).map(({ id }) => id) : [])
      }
    >
      {count > 0 && count <= MAX_SELECTED && (
        <>
          <ListMenus selected={selected} onDone={() => onSelect([])} />
          <Button
            small
            danger
            isPending={isPending}
            onPress={() => void remove(selected.map(({ id }) => id))}
          >
            {t('studio.delete')}
          </Button>
          <Button small quiet onPress={() => onSelect([])}>
            {t('subscribers.clearSelection')}
          </Button>
        </>
      )}
    </SelectionRow>
  )
}

/** The menus that put the selected subscribers on a list, and take them off one that they are on. */
function ListMenus(props: {
  readonly selected: readonly NewsletterSubscriber[]
  readonly onDone: () => void
}) {
  const { selected, onDone } = props
  const t = useTranslate()
  const { data } = useQuery(mailingListsQuery)
  const { mutate, isPending } = useChangeLists(onDone)
  const lists = data?.lists ?? []
  const ids = selected.map(({ id }) => id)
  const taken = new Set(selected.flatMap(({ listIds }) => listIds))
  const menus = [
    { label: t('lists.addTo'), isMember: true, offered: lists },
    {
      label: t('lists.removeFrom'),
      isMember: false,
      offered: lists.filter(({ id }) => taken.has(id)),
    },
  ]
  return menus.map(
    ({ label, isMember, offered }) =>
      offered.length > 0 && (
        <Menu
          key={label}
          label={label}
          trigger={
            <Button small isPending={isPending}>
              {label}
            </Button>
          }
          groups={[
            {
              items: offered.map((list) => ({
                id: list.id,
                label: list.name,
                onAction: () => mutate({ list, ids, isMember }),
              })),
            },
          ]}
        />
      ),
  )
}
