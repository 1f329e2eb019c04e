import {
  EyeOff,
  Lock,
  Megaphone,
  type LucideIcon,
  PanelBottom,
  PanelTop,
  Rows3,
  Smartphone,
} from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import type { TreeNode } from '../../ui/lists/Tree.tsx'
import { StillTree } from './StillTree.tsx'
import { openSiteSettings, type SettingsStore } from '../announcement/open-site-settings.ts'
import { getBlockIcon } from '../block-icons.ts'
import { useEditor, useEditorState } from '../context.ts'
import { getInitials } from '../presence/initials.ts'
import { findEditor } from '../presence/presence-store.ts'
import { useSide } from '../side.ts'
import type { EditedBody } from '../store/edited-body.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { selectBlocks, type Selection } from '../store/selection.ts'
import {
  createAnnouncementRow,
  createElementRows,
  findElement,
  getSelectedRowId,
  parseRowId,
} from './element-rows.ts'
import { createLayerRows, type LayerRow, type LayerState } from './layer-rows.ts'
import { createRowMemory } from './reuse-rows.ts'
import { RowMenu } from './RowMenu.tsx'
import { ELEMENT_ICONS } from './element-icons.ts'
import styles from './Layers.module.css'

/** The sections and blocks of the page as a tree: the reference of everything that the canvas shows. */
export function Layers() {
  const { store } = useEditor()
  return store.kind === 'header-footer' ? <HeaderLayers /> : <LayerTree />
}

/** The tree of header and footer, which says whether the announcement is shown. */
function HeaderLayers() {
  const settings = useSide(openSiteSettings).data
  return settings ? <KnownLayers settings={settings} /> : <LayerTree />
}

function KnownLayers({ settings }: { readonly settings: SettingsStore }) {
  const isOn = useStore(settings.state, ({ body }) => body.announcementBar.enabled)
  return <LayerTree isAnnounced={isOn} />
}

function LayerTree({ isAnnounced }: { readonly isAnnounced?: boolean }) {
  const t = useTranslate()
  const { store, canvas, isReadOnly, presence } = useEditor()
  const others = useStore(presence)
  // The canvas and the settings do not wait for a long tree.
  const body = useDeferredValue(useEditorState((state) => state.body))
  const selection = useDeferredValue(useEditorState((state) => state.selection))
  const rows = useRows(body, isAnnounced)
  const nodes = useMemo(
    () =>
      rows.map((row) => {
        const node = toNode(row, isReadOnly ? undefined : store)
        const editor = findEditor(others, row.id)
        return editor === undefined ? node : { ...node, ...describeEditor(node, editor, t) }
      }),
    [rows, others, isReadOnly, store, t],
  )
  const selected = useMemo(() => listSelected(selection), [selection])
  const actions = useMemo(
    () => ({
      select: (ids: readonly string[]) => {
        const [around] = ids.flatMap((id) => parseRowId(id) ?? [])
        if (around) return store.select(around)
        const { body: current } = store.state.getState()
        const blocks = ids.filter((id) => Object.hasOwn(current.blocks, id))
        const section = ids.find((id) => !blocks.includes(id))
        store.select(blocks.length > 0 ? selectBlocks(current, blocks) : { section, blocks: [] })
      },
      edit: (id: string) => {
        if (!parseRowId(id)) canvas.send({ kind: 'focus', edits: id })
      },
    }),
    [store, canvas],
  )
  const [expanded, setExpanded] = useExpanded(rows, selection)
  const empty = useMemo(() => <p className={styles['empty']}>{t('editor.layers.empty')}</p>, [t])
  return (
    <StillTree
      label={t('editor.layers')}
      nodes={nodes}
      selectionMode="multiple"
      selectedIds={selected}
      onSelect={actions.select}
      onAction={actions.edit}
      expandedIds={expanded}
      onExpand={setExpanded}
      empty={empty}
      compact
    />
  )
}

/** Returns the rows of the tree. A row that did not change is the same object as before. */
function useRows(body: EditedBody, isAnnounced: boolean | undefined): readonly LayerRow[] {
  const t = useTranslate()
  const { store } = useEditor()
  const [reuse] = useState(createRowMemory)
  return useMemo(() => {
    const sections = createLayerRows(body, store, t)
    if (store.kind !== 'header-footer') return reuse(sections)
    const { header, footer } = createElementRows(body, t)
    return reuse([createAnnouncementRow(isAnnounced, t), header, ...sections, footer])
  }, [reuse, body, isAnnounced, store, t])
}

/** The number of blocks above which a page opens with its sections collapsed. */
const MANY_BLOCKS = 120

/** Returns the expanded sections: all of a short page, and those that were opened or selected of a long one. */
function useExpanded(rows: readonly LayerRow[], { section }: Selection) {
  const isLong = rows.reduce((sum, { children = [] }) => sum + children.length, 0) > MANY_BLOCKS
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(
    () => new Set(isLong ? rows.map(({ id }) => id) : []),
  )
  const expanded = useMemo(
    () => rows.flatMap(({ id }) => (!collapsed.has(id) || (isLong && id === section) ? [id] : [])),
    [rows, collapsed, isLong, section],
  )
  const expand = useMemo(
    () => (ids: readonly string[]) =>
      setCollapsed(new Set(rows.flatMap(({ id }) => (ids.includes(id) ? [] : [id])))),
    [rows],
  )
  return [expanded, expand] as const
}

function listSelected(selection: Selection): readonly string[] {
  const { section, blocks } = selection
  if (blocks.length > 0) return blocks
  const id = section ?? getSelectedRowId(selection)
  return id === undefined ? [] : [id]
}

/** Returns the name and the mark of a section that another person is editing. */
function describeEditor(
  { name, status }: TreeNode,
  editor: string,
  t: Translate,
): Pick<TreeNode, 'name' | 'status'> {
  const text = t('presence.editing', { name: editor })
  return {
    name: [name, text].filter(Boolean).join(', '),
    status: (
      <>
        {status}
        <span className={styles['editor']} title={text} aria-hidden="true">
          {getInitials(editor)}
        </span>
      </>
    ),
  }
}

function toNode(row: LayerRow, store: EditorStore | undefined): TreeNode {
  const { id, label, name, type, states, note, children } = row
  return {
    id,
    label,
    name,
    Icon: getIcon(id, type),
    ...(states.length > 0 && { status: <States states={states} /> }),
    ...(note !== undefined && { status: <span className={styles['note']}>{note}</span> }),
    ...(store && hasActions(id) && { actions: <RowMenu row={row} store={store} /> }),
    ...(children && { children: children.map((child) => toNode(child, store)) }),
  }
}

/** Returns whether something can be done with a row: the announcement and the header as a whole have settings alone. */
function hasActions(id: string): boolean {
  const around = parseRowId(id)
  return !around || around.element !== undefined
}

const STATE_ICONS: Readonly<Record<LayerState, LucideIcon>> = {
  pinned: Smartphone,
  locked: Lock,
  hidden: EyeOff,
  hiddenPhone: EyeOff,
  hiddenDesktop: EyeOff,
}

/** The states of a row as icons; its name says them in words. */
function States({ states }: { readonly states: readonly LayerState[] }) {
  const t = useTranslate()
  const title = states.map((state) => t(`editor.layer.${state}`)).join(', ')
  return (
    <span className={styles['states']} title={title} aria-hidden="true">
      {states.map((state) => {
        const Icon = STATE_ICONS[state]
        return <Icon key={state} />
      })}
    </span>
  )
}

function getIcon(id: string, type: number | undefined): LucideIcon {
  if (type !== undefined) return getBlockIcon(type)
  const around = parseRowId(id)
  if (!around) return Rows3
  const element = findElement(around)
  if (element) return ELEMENT_ICONS[element.id]
  if (around.part === 'announcement') return Megaphone
  return around.part === 'footer' ? PanelBottom : PanelTop
}
