import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { getMenuLabel } from '../../ui/menu-label.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { canHold, getLastPlace, listSiblings, toPlace } from './page-moves.ts'
import { flattenTree, listMenus, type PageNode, type PlaceList } from './page-tree.ts'
import styles from './pages.module.css'
import type { SitePages } from './site-pages.ts'
import type { StructureActions } from './use-structure.ts'

const FIRST = 'first'
const LAST = 'last'

interface MoveToDialogProps {
  readonly node: PageNode
  readonly nodes: readonly PageNode[]
  readonly site: SitePages
  readonly actions: StructureActions
  readonly onClose: () => void
}

/** Moves a row to a menu, a folder or out of all, without a pointer. */
export function MoveToDialog({ node, nodes, site, actions, onClose }: MoveToDialogProps) {
  const t = useTranslate()
  const lists = listPlaces(node, nodes, site)
  const [listId, setListId] = useState(() => JSON.stringify(node.parent))
  const [after, setAfter] = useState<string>(LAST)
  const list = lists.find(({ id }) => id === listId)?.list ?? lists[0]?.list
  const siblings = list ? listSiblings(list, nodes).filter(({ id }) => id !== node.id) : []
  const hasOrder = list !== undefined && !('isUnlinked' in list) && siblings.length > 0
  const move = () => {
    if (!list) return
    const to = after === FIRST ? toPlace(list, null) : toPlace(list, after)
    actions.move(node, after === LAST ? getLastPlace(list, nodes) : to)
    onClose()
  }
  return (
    <Dialog
      title={t('pages.move.title', { title: node.label(t) })}
      isOpen
      onClose={onClose}
      footer={
        <Button primary onPress={move}>
          {t('pages.move')}
        </Button>
      }
    >
      <div className={styles['form']}>
        <Select
          label={t('pages.move.list')}
          options={lists.map((each) => ({ id: each.id, label: each.label(t) }))}
          value={listId}
          onChange={(id) => {
            setListId(id)
            setAfter(LAST)
          }}
        />
        {hasOrder && (
          <Select
            label={t('pages.move.place')}
            options={[
              { id: FIRST, label: t('pages.move.atStart') },
              ...siblings
                .slice(0, -1)
                .flatMap(({ key, label }) =>
                  key === undefined
                    ? []
                    : [{ id: key, label: t('pages.move.after', { title: label(t) }) }],
                ),
              { id: LAST, label: t('pages.move.atEnd') },
            ]}
            value={after}
            onChange={setAfter}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Returns the lists that a row can be in: menus, folders outside of it, and none. */
function listPlaces(node: PageNode, nodes: readonly PageNode[], site: SitePages) {
  const inside = new Set(flattenTree([node]).map(({ id }) => id))
  const menus = listMenus(site).map((menu) => ({ list: { menu }, label: getMenuLabel(menu) }))
  const folders = flattenTree(nodes).flatMap(({ id, kind, list, label }) =>
    kind === 'page' && list && !inside.has(id) ? [{ list, label }] : [],
  )
  const unlinked: { readonly list: PlaceList; readonly label: PageNode['label'] } = {
    list: { isUnlinked: true },
    label: (t) => t('pages.group.rest'),
  }
  const seen = new Set<string>()
  return [...menus, ...folders, unlinked]
    .map((each) => ({ ...each, id: JSON.stringify(each.list) }))
    .filter(({ id, list }) => {
      if (seen.has(id) || !canHold(list, node)) return false
      seen.add(id)
      return true
    })
}
