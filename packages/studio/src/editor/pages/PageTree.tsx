import type { SitePage } from '@vitrine/contract'
import {
  Calendar,
  ExternalLink,
  File,
  Folder,
  House,
  Images,
  Lock,
  type LucideIcon,
  Music,
  Newspaper,
  Store,
  Users,
} from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Tree, type TreeNode } from '../../ui/lists/Tree.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { ProposedPages } from './lazy-publish.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { MoveToDialog } from './MoveToDialog.tsx'
import { PageMenu, type RowDialog } from './PageMenu.tsx'
import { findDropPlace, getNextPlace } from './page-moves.ts'
import { useReturnedIds } from '../publish/use-returned.ts'
import { listStates } from './page-states.ts'
import { createPageTree, filterTree, flattenTree, type PageNode } from './page-tree.ts'
import styles from './pages.module.css'
import { RenamePageDialog } from './RenamePageDialog.tsx'
import type { SitePages } from './site-pages.ts'
import { SystemPageDialog } from './SystemPageDialog.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { type StructureActions, useStructure } from './use-structure.ts'

interface PageTreeProps {
  readonly site: SitePages
  /** The text to find; empty shows all. */
  readonly search: string
  /** The open page, if there is one. */
  readonly openId?: string
  /** Whether rows say their URL, where there is space. */
  readonly hasUrls?: boolean
  /** Opens a page. */
  readonly onOpen: (page: Pick<SitePage, 'id'>) => void
}

/** The menus, folders and pages of the site, to open, arrange and change. */
export function PageTree({ site, search, openId, hasUrls = false, onOpen }: PageTreeProps) {
  const t = useTranslate()
  const nodes = createPageTree(site)
  const [homeIds, setHomeIds] = useState<readonly string[]>()
  const returnedIds = useReturnedIds()
  const actions = useStructure(nodes, { onHome: setHomeIds })
  const [dialog, setDialog] = useState<{ readonly kind: RowDialog; readonly node: PageNode }>()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const text = search.trim().toLowerCase()
  const shown = text === '' ? nodes : filterTree(nodes, (node) => hasText(node, text, t))
  const all = flattenTree(shown)
  const branches = all.filter(({ children }) => children.length > 0).map(({ id }) => id)
  const find = (id: string) => all.find((node) => node.id === id)
  const open = (id: string) => {
    const node = find(id)
    if (node?.page) onOpen(node.page)
    else if (node?.type) setDialog({ kind: 'default', node })
    else if (node?.link && actions.mayEdit) setDialog({ kind: 'link', node })
  }
  const toRow = (node: PageNode): TreeNode =>
    toTreeNode(node, {
      t,
      openId,
      hasUrls,
      returnedIds,
      menu: (
        <PageMenu
          node={node}
          nodes={nodes}
          actions={actions}
          onOpen={(kind) => setDialog({ kind, node })}
        />
      ),
      toRow,
    })
  const keys = useTreeKeys({ nodes, actions, isFiltered: text !== '', onDialog: setDialog })
  return (
    <div ref={keys}>
      <Tree
        label={t('pages.title')}
        nodes={shown.map(toRow)}
        selectionMode="none"
        expandedIds={branches.filter((id) => !collapsed.has(id))}
        onExpand={(ids) => setCollapsed(new Set(branches.filter((id) => !ids.includes(id))))}
        onAction={open}
        {...(actions.mayEdit && createMoves({ nodes, actions, isFiltered: text !== '' }))}
        empty={<p className={styles['empty']}>{t('pages.noMatches')}</p>}
      />
      <RowDialogs
        {...{ dialog, nodes, site, actions, onOpen }}
        onClose={() => setDialog(undefined)}
      />
      {homeIds && <ProposedPages ids={homeIds} onClose={() => setHomeIds(undefined)} />}
    </div>
  )
}

/** Returns how rows are dragged to another place. */
function createMoves(tree: {
  readonly nodes: readonly PageNode[]
  readonly actions: StructureActions
  readonly isFiltered: boolean
}): Required<Pick<ComponentProps<typeof Tree>, 'onMove' | 'canMove'>> {
  const { nodes, actions, isFiltered } = tree
  return {
    onMove: (move) => {
      const node = flattenTree(nodes).find(({ id }) => id === move.ids[0])
      const to = findDropPlace(nodes, move)
      if (node && to !== undefined) actions.move(node, to)
    },
    canMove: (move) => !isFiltered && findDropPlace(nodes, move) !== undefined,
  }
}

/** Returns whether the name or URL of a row has a text. */
function hasText({ label, page }: PageNode, text: string, t: Translate): boolean {
  return [label(t), page?.slug ?? ''].some((each) => each.toLowerCase().includes(text))
}

/** Returns the ref of what contains the tree, whose keys rename and move rows. */
function useTreeKeys(tree: {
  readonly nodes: readonly PageNode[]
  readonly actions: StructureActions
  /** Whether rows are missing, so that the next one is not the next place. */
  readonly isFiltered: boolean
  readonly onDialog: (dialog: { readonly kind: RowDialog; readonly node: PageNode }) => void
}) {
  const { nodes, actions, isFiltered, onDialog } = tree
  const find = (id: string) =>
    actions.mayEdit ? flattenTree(nodes).find((node) => node.id === id) : undefined
  return useRowKeys({
    onRename: (id) => {
      const node = find(id)
      if (node?.page) onDialog({ kind: 'rename', node })
      else if (node?.link) onDialog({ kind: 'link', node })
    },
    onStep: (id, step) => {
      const node = find(id)
      const to = node && !isFiltered ? getNextPlace(node, nodes, step) : undefined
      if (node && to !== undefined) actions.move(node, to)
    },
  })
}

function RowDialogs(props: {
  readonly dialog: { readonly kind: RowDialog; readonly node: PageNode } | undefined
  readonly nodes: readonly PageNode[]
  readonly site: SitePages
  readonly actions: StructureActions
  readonly onOpen: PageTreeProps['onOpen']
  readonly onClose: () => void
}) {
  const { dialog, nodes, site, actions, onOpen, onClose } = props
  if (!dialog) return null
  const { kind, node } = dialog
  if (kind === 'default' && node.type)
    return (
      <SystemPageDialog
        type={node.type}
        mayEdit={actions.mayEdit}
        onCreated={onOpen}
        onClose={onClose}
      />
    )
  if (kind === 'move') return <MoveToDialog {...{ node, nodes, site, actions, onClose }} />
  if (kind === 'link') return <LinkDialog {...{ node, nodes, site, onClose }} />
  return node.page ? <RenamePageDialog page={node.page} site={site} onClose={onClose} /> : null
}

interface RowContext {
  readonly t: ReturnType<typeof useTranslate>
  readonly openId: string | undefined
  readonly hasUrls: boolean
  readonly returnedIds: ReadonlySet<string>
  readonly menu: TreeNode['actions']
  readonly toRow: (node: PageNode) => TreeNode
}

function toTreeNode(node: PageNode, context: RowContext): TreeNode {
  const { t, openId, hasUrls, menu, toRow } = context
  const { id, kind, page, children } = node
  const label = node.label(t)
  const isGroup = kind === 'group'
  const states = page ? listStates(page, context.returnedIds.has(page.id)) : []
  const facts = [
    ...(page?.isHome ? [t('pages.homePage')] : []),
    ...(page?.isLocked ? [t('pages.locked')] : []),
    ...states.map((state) => t(state.label)),
    ...(page && page.id === openId ? [t('pages.open')] : []),
  ]
  return {
    id,
    label,
    name: [label, ...facts].join(', '),
    isFixed: !node.entry,
    ...(isGroup
      ? { status: <GroupNote node={node} /> }
      : {
          Icon: getIcon(node),
          ...(kind !== 'default' && { actions: menu }),
          status: <RowStatus {...{ node, states, hasUrls }} />,
        }),
    ...(page && page.id === openId && { isCurrent: true }),
    ...(isGroup && { isHeading: true }),
    children: children.map(toRow),
  }
}

function GroupNote({ node: { list, children } }: { readonly node: PageNode }) {
  const t = useTranslate()
  const count = children.length
  if (!list) return <small className={styles['note']}>{t('pages.group.system.note')}</small>
  const id = 'menu' in list ? 'pages.count.links' : 'pages.count.pages'
  return <small className={styles['note']}>{t(id, { count })}</small>
}

function RowStatus(props: {
  readonly node: PageNode
  readonly states: ReturnType<typeof listStates>
  readonly hasUrls: boolean
}) {
  const { node, states, hasUrls } = props
  const t = useTranslate()
  const { page, link, kind } = node
  if (kind === 'default') {
    const note = node.type === 'popup-overlay' ? 'pages.type.none' : 'pages.type.default'
    return <small className={styles['note']}>{t(note)}</small>
  }
  if (!page)
    return (
      <small className={styles['note']}>
        {link && hasUrls ? link.url : t(kind === 'link' ? 'pages.link' : 'pages.area')}
      </small>
    )
  const { path, slug, isSystem, isLocked, scheduledAt } = page
  return (
    <span className={styles['states']}>
      {hasUrls && !isSystem && (
        <small className={styles['url']} dir="ltr">{`/${path ?? slug}`}</small>
      )}
      {isLocked && <Lock className={styles['lock']} aria-label={t('pages.locked')} />}
      {states.map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {t(label)}
          {label === 'pages.state.scheduled' && scheduledAt !== null && (
            <>
              {' '}
              <Timestamp at={scheduledAt} />
            </>
          )}
        </Badge>
      ))}
    </span>
  )
}

const FORM_ICONS: Readonly<Record<string, LucideIcon>> = {
  products: Store,
  blog: Newspaper,
  events: Calendar,
  gallery: Images,
  album: Music,
  folder: Folder,
  index: Folder,
}

function getIcon({ kind, page }: PageNode): LucideIcon {
  if (kind === 'link') return ExternalLink
  if (kind === 'area') return Users
  if (page?.isHome) return House
  return FORM_ICONS[page?.typeName ?? ''] ?? File
}
