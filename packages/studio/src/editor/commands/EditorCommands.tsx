import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import {
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  Files,
  History,
  Layers,
  Monitor,
  Palette,
  Plus,
  Redo2,
  Save,
  Scissors,
  Send,
  SlidersHorizontal,
  Smartphone,
  Tablet,
  Trash2,
  Undo2,
  ZoomIn,
} from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { sessionQuery } from '../../api/session.ts'
import type { Command } from '../../ui/commands/command.ts'
import { useCommands } from '../../ui/commands/command-store.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { addTexts } from '../../ui/texts.ts'
import { canvasTexts } from '../../ui/texts/canvas.ts'
import { commandsTexts } from '../../ui/texts/commands.ts'
import { deleteSelection, duplicateSelection, insertSection } from '../actions.ts'
import { changeZoom } from '../canvas-size.ts'
import { runClipAction } from '../clip-actions.ts'
import { type Editor, useEditor, useEditorState } from '../context.ts'
import { openPreview, saveForVersions } from '../open-draft.ts'
import type { Panel } from '../panel.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { saveAll } from '../store/side-document.ts'
import { zooms } from '../zoom.ts'
import { listKeyHints } from './key-hints.ts'

addTexts({ ...canvasTexts, ...commandsTexts })

interface EditorCommandsProps {
  readonly onPanel: (panel: Panel) => void
  readonly onPublish: () => void
}

/** Offers what the editor does as commands of the palette, and lists its keys. */
export function EditorCommands({ onPanel, onPublish }: EditorCommandsProps) {
  const t = useTranslate()
  const editor = useEditor()
  const navigate = useNavigate()
  const role = useQuery(sessionQuery).data?.member.role
  const mayPublish = role !== undefined && may(role, 'content.publish')
  const isSelected = useEditorState(
    ({ selection }) => selection.blocks.length > 0 || selection.section !== undefined,
  )
  const commands = useMemo<readonly Command[]>(() => {
    const openVersions = async () => navigate(await saveForVersions(editor.store))
    return [
      ...(editor.isReadOnly ? [] : listChanges(t, editor, isSelected)),
      ...listViews(t, editor, onPanel),
      ...listDraftCommands(t, editor, {
        publishLabel: mayPublish || editor.isReadOnly ? 'commands.publish' : 'publish.ask',
        onPublish,
        openVersions: () => void openVersions(),
      }),
      ...listKeyHints(t, editor.isReadOnly),
    ]
  }, [t, editor, isSelected, mayPublish, navigate, onPanel, onPublish])
  useCommands(commands)
  return null
}

/** Lists the commands that change the page. The shortcuts of the editor run them by their keys. */
function listChanges(t: Translate, { store }: Editor, isSelected: boolean): readonly Command[] {
  const group = t('commands.editor')
  const base = { group, onlyShowsKeys: true } as const
  return [
    {
      ...base,
      id: 'editor.undo',
      label: t('editor.undo'),
      Icon: Undo2,
      keys: 'mod+z',
      run: () => store.undo(),
    },
    {
      ...base,
      id: 'editor.redo',
      label: t('editor.redo'),
      Icon: Redo2,
      keys: 'mod+shift+z',
      run: () => store.redo(),
    },
    {
      ...base,
      id: 'editor.save',
      label: t('commands.save'),
      Icon: Save,
      keys: 'mod+s',
      run: () => void saveAll(store),
    },
    {
      id: 'editor.addSection',
      label: t('editor.addSection'),
      group,
      Icon: Plus,
      run: () => void insertSection(store),
    },
    ...(isSelected ? listOfSelection(t, store) : []),
    {
      ...base,
      id: 'editor.paste',
      label: t('commands.paste'),
      Icon: ClipboardPaste,
      keys: 'mod+v',
      run: () => runClipAction('paste'),
    },
  ]
}

/** Lists the commands that change what is selected. */
function listOfSelection(t: Translate, store: EditorStore): readonly Command[] {
  const base = { group: t('commands.editor'), onlyShowsKeys: true } as const
  return [
    {
      ...base,
      id: 'editor.cut',
      label: t('commands.cut'),
      Icon: Scissors,
      keys: 'mod+x',
      run: () => runClipAction('cut'),
    },
    {
      ...base,
      id: 'editor.copy',
      label: t('commands.copy'),
      Icon: Copy,
      keys: 'mod+c',
      run: () => runClipAction('copy'),
    },
    {
      ...base,
      id: 'editor.duplicate',
      label: t('commands.duplicate'),
      Icon: CopyPlus,
      keys: 'mod+d',
      run: () => duplicateSelection(store),
    },
    {
      ...base,
      id: 'editor.delete',
      label: t('commands.delete'),
      Icon: Trash2,
      keys: 'Delete',
      run: () => deleteSelection(store),
    },
  ]
}

const panels = [
  { id: 'layers', label: 'editor.layers', Icon: Layers },
  { id: 'add', label: 'editor.add', Icon: Plus },
  { id: 'pages', label: 'editor.pages', Icon: Files },
  { id: 'styles', label: 'editor.styles', Icon: Palette },
  { id: 'inspector', label: 'commands.settings', Icon: SlidersHorizontal },
] as const

const devices = [
  { id: 'desktop', Icon: Monitor },
  { id: 'tablet', Icon: Tablet },
  { id: 'phone', Icon: Smartphone },
] as const

/** Lists the commands that open panels and show the page on a device. */
function listViews(
  t: Translate,
  { store, isReadOnly, mayDesign }: Editor,
  onPanel: (panel: Panel) => void,
): readonly Command[] {
  const group = t('commands.editor')
  const shown = panels.filter(
    ({ id }) => (id !== 'styles' || mayDesign) && (id !== 'add' || !isReadOnly),
  )
  return [
    ...shown.map(({ id, label, Icon }) => ({
      id: `editor.panel.${id}`,
      label: t('commands.panel', { panel: t(label) }),
      group,
      Icon,
      run: () => onPanel(id),
    })),
    ...devices.map(({ id, Icon }) => ({
      id: `editor.device.${id}`,
      label: t(`commands.device.${id}`),
      group,
      Icon,
      run: () => store.setDevice(id),
    })),
    ...zooms.map((zoom) => ({
      id: `editor.zoom.${zoom}`,
      label:
        zoom === 'fit' ? t('commands.zoom.fit') : t('commands.zoom.percent', { percent: zoom }),
      group,
      Icon: ZoomIn,
      run: () => changeZoom(store, zoom),
    })),
  ]
}

function listDraftCommands(
  t: Translate,
  { store }: Editor,
  ports: {
    readonly publishLabel: 'commands.publish' | 'publish.ask'
    readonly onPublish: () => void
    readonly openVersions: () => void
  },
): readonly Command[] {
  const group = t('commands.editor')
  const { publishLabel, onPublish, openVersions } = ports
  return [
    { id: 'editor.publish', label: t(publishLabel), group, Icon: Send, run: onPublish },
    {
      id: 'editor.preview',
      label: t('editor.preview'),
      group,
      Icon: Eye,
      run: () => void openPreview(store, t),
    },
    { id: 'editor.versions', label: t('versions.open'), group, Icon: History, run: openVersions },
  ]
}
