import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { StillTree } from './StillTree.tsx'
import { openSiteSettings, type SettingsStore } from '../announcement/open-site-settings.ts'
import { useEditor, useEditorState } from '../context.ts'
import { findEditor } from '../presence/presence-store.ts'
import { useSide } from '../side.ts'
import type { EditedBody } from '../store/edited-body.ts'
import type { Selection } from '../store/selection.ts'
import {
  createAnnouncementRow,
  createElementRows,
  createPartRows,
  hasParts,
} from './element-rows.ts'
import { createLayerRows, type LayerRow } from './layer-rows.ts'
import { createRowMemory } from './reuse-rows.ts'
import { describeEditor, toNode } from './row-node.tsx'
import { SelectionContextMenu } from '../lazy-parts.tsx'
import { listSelected, useTreeActions } from './use-tree-actions.ts'
import styles from './Layers.module.css'

interface LayersProps {
  /** Shows the sections to add. */
  readonly onAddSection: () => void
}

/** The sections and blocks of the page as a tree: the reference of everything that the canvas shows. */
export function Layers({ onAddSection }: LayersProps) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  return (
    <div className={styles['layers']}>
      {store.kind === 'header-footer' ? <HeaderLayers /> : <LayerTree />}
      {!isReadOnly && (
        <div className={styles['foot']}>
          <Button wide onPress={onAddSection}>
            <Plus aria-hidden="true" />
            {t('editor.addSection')}
          </Button>
        </div>
      )}
    </div>
  )
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
  const { store, isReadOnly, presence } = useEditor()
  const { actions, area, menu, closeMenu } = useTreeActions()
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
  const [expanded, setExpanded] = useExpanded(rows, selection)
  const empty = useMemo(() => <p className={styles['empty']}>{t('editor.layers.empty')}</p>, [t])
  return (
    <div ref={area}>
      <StillTree
        key={String(isReadOnly)}
        label={t('editor.layers')}
        nodes={nodes}
        selectionMode="multiple"
        selectedIds={selected}
        onSelect={actions.select}
        onAction={actions.edit}
        onMenu={actions.openMenu}
        {...(!isReadOnly && { onMove: actions.move, canMove: actions.canMove })}
        expandedIds={expanded}
        onExpand={setExpanded}
        empty={empty}
        compact
      />
      {menu && <SelectionContextMenu key={`${menu.x} ${menu.y}`} at={menu} onClosed={closeMenu} />}
    </div>
  )
}

/** Returns the rows of the tree. A row that did not change is the same object as before. */
function useRows(body: EditedBody, isAnnounced: boolean | undefined): readonly LayerRow[] {
  const t = useTranslate()
  const { store } = useEditor()
  const [reuse] = useState(createRowMemory)
  return useMemo(() => {
    const sections = createLayerRows(body, store, t)
    if (store.kind !== 'header-footer') {
      if (!hasParts(body, store)) return reuse(sections)
      const [header, footer] = createPartRows(t)
      return reuse([header, ...sections, footer])
    }
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
