import {
  ArrowDown,
  ArrowUp,
  Copy,
  CornerDownRight,
  Ellipsis,
  ExternalLink,
  House,
  List,
  PencilLine,
  RotateCcw,
  Trash2,
  Unlink,
} from 'lucide-react'
import type { SitePage } from '@vitrine/contract'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx'
import { getNextPlace } from './page-moves.ts'
import type { PageNode } from './page-tree.ts'
import { hasDefault } from './system-pages.ts'
import type { StructureActions } from './use-structure.ts'

/** A dialog that a row or its menu opens. */
export type RowDialog = 'rename' | 'link' | 'move' | 'default'

interface PageMenuProps {
  readonly node: PageNode
  readonly nodes: readonly PageNode[]
  readonly actions: StructureActions
  readonly onOpen: (dialog: RowDialog) => void
}

/** The actions of a row of the tree of pages. */
export function PageMenu(props: PageMenuProps) {
  const t = useTranslate()
  const { node, actions } = props
  const label = t('pages.actions', { title: node.label(t) })
  const moves = useMoveItems(props)
  const page = usePageItems(props)
  const end = useEndItems(props)
  const groups = [
    page.filter(({ href }) => actions.mayEdit || href !== undefined),
    actions.mayEdit ? moves : [],
    actions.mayEdit ? end : [],
  ]
  const items = groups.filter((group) => group.length > 0).map((group) => ({ items: group }))
  if (items.length === 0) return null
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} Icon={Ellipsis} small />}
      groups={items}
    />
  )
}

function usePageItems({ node, actions, onOpen }: PageMenuProps): readonly MenuItem[] {
  const t = useTranslate()
  const { page, link } = node
  const title = node.label(t)
  if (link)
    return [
      {
        id: 'edit',
        label: t('pages.link.edit'),
        Icon: PencilLine,
        onAction: () => onOpen('link'),
      },
    ]
  if (!page) return []
  const { id, path, itemCount, typeName } = page
  return [
    ...(path === null
      ? []
      : [{ id: 'view', label: t('pages.view'), Icon: ExternalLink, href: `/${path}` }]),
    ...(itemCount === null || typeName === 'products'
      ? []
      : [{ id: 'items', label: t('pages.items'), Icon: List, href: `/config/pages/${id}/items` }]),
    {
      id: 'rename',
      label: t('pages.rename'),
      Icon: PencilLine,
      onAction: () => onOpen('rename'),
    },
    // A folder has no content of its own: it is neither duplicated nor the home page. Visitors see one page of a system type.
    ...(typeName === 'folder' || page.isSystem
      ? []
      : [
          {
            id: 'copy',
            label: t('pages.copy'),
            Icon: Copy,
            onAction: () => actions.copy({ id, title }),
          },
        ]),
    ...(page.isSystem || page.isHome || typeName === 'folder'
      ? []
      : [
          {
            id: 'home',
            label: t('pages.home'),
            Icon: House,
            onAction: () => actions.setHome(id),
          },
        ]),
  ]
}

function useMoveItems({ node, nodes, actions, onOpen }: PageMenuProps): readonly MenuItem[] {
  const t = useTranslate()
  if (!node.entry) return []
  const up = getNextPlace(node, nodes, -1)
  const down = getNextPlace(node, nodes, 1)
  const isListed = node.parent && !('isUnlinked' in node.parent)
  const step = (to: typeof up, texts: Pick<MenuItem, 'id' | 'label' | 'Icon'>, reason: string) => ({
    ...texts,
    ...(to === undefined ? { disabledReason: reason } : { onAction: () => actions.move(node, to) }),
  })
  const steps = [
    step(up, { id: 'up', label: t('pages.move.up'), Icon: ArrowUp }, t('pages.move.first')),
    step(down, { id: 'down', label: t('pages.move.down'), Icon: ArrowDown }, t('pages.move.last')),
  ]
  return [
    ...(isListed ? steps : []),
    {
      id: 'move',
      label: t('pages.move.to'),
      Icon: CornerDownRight,
      onAction: () => onOpen('move'),
    },
  ]
}

function useEndItems({ node, nodes, actions }: PageMenuProps): readonly MenuItem[] {
  const t = useTranslate()
  const { page, link, parent } = node
  const title = node.label(t)
  const isListed = parent && !('isUnlinked' in parent)
  const unlink = {
    id: 'unlink',
    label: t(link ? 'pages.link.remove' : 'pages.unlink'),
    Icon: link ? Trash2 : Unlink,
    ...(link && { danger: true }),
    onAction: () => actions.move(node, null),
  }
  const remove = page && {
    id: 'delete',
    label: t(hasDefault(page) ? 'pages.default.use' : 'pages.delete'),
    Icon: hasDefault(page) ? RotateCcw : Trash2,
    danger: true,
    onAction: hasDefault(page)
      ? () => void returnToDefault({ title, pages: listOfType(page, nodes, t) }, actions, t)
      : () => actions.moveToTrash({ id: page.id, title }),
  }
  return [...(isListed ? [unlink] : []), ...(remove ? [remove] : [])]
}

type NamedPage = Parameters<StructureActions['moveToTrash']>[0]

/** Lists the pages of the same purpose of the platform, of which an earlier release may have saved several. */
function listOfType(
  { pageType }: SitePage,
  nodes: readonly PageNode[],
  t: Translate,
): readonly NamedPage[] {
  const all = nodes.flatMap((each) => [each, ...each.children])
  const found = all.flatMap(({ page, label }) =>
    page?.pageType === pageType ? [[page.id, { id: page.id, title: label(t) }] as const] : [],
  )
  // A page in two menus has two rows.
  return [...new Map(found).values()]
}

/** Asks, and moves the owner's versions of a system page to the trash: visitors see the one of the theme again. */
async function returnToDefault(
  { title, pages }: { readonly title: string; readonly pages: readonly NamedPage[] },
  { moveToTrash }: StructureActions,
  t: Translate,
): Promise<void> {
  const isSure = await askToConfirm({
    title: t('pages.default.confirm', { title }),
    message: t('pages.default.confirm.text', { count: pages.length }),
    confirmLabel: t('pages.default.use'),
  })
  if (isSure) for (const page of pages) moveToTrash(page)
}
