import { ArrowDown, ArrowDownToLine, ArrowUp, Move } from 'lucide-react'
import { useMemo } from 'react'
import type { Command } from '../../ui/commands/command.ts'
import { useCommands } from '../../ui/commands/command-store.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { type Editor, useEditorState } from '../context.ts'
import { listBarActions } from './bar-actions.ts'
import { togglePush } from './push-mode.ts'
import { reorderSelection, shiftSection } from './reorder.ts'

/** Offers what gestures do as commands of the palette, with their keys. */
export function useGestureCommands(editor: Editor): void {
  const t = useTranslate()
  const blocks = useEditorState((state) => state.body.blocks)
  const ids = useEditorState((state) => state.selection.blocks)
  const section = useEditorState((state) => state.selection.section)
  const commands = useMemo<readonly Command[]>(() => {
    const group = t('gestures.commands')
    const several = listBarActions(blocks, ids)
      .flat()
      .filter(({ minimum }) => ids.length >= minimum)
      .map(({ id, label, Icon, keys, run }): Command => ({
        id: `gestures.${id}`,
        label: t(label),
        group,
        Icon,
        ...(keys !== undefined && { keys, onlyShowsKeys: true }),
        run: () => run(editor.store),
      }))
    return [
      ...several,
      ...(ids.length > 0 ? listBlockCommands(t, editor) : []),
      ...(section !== undefined && ids.length === 0 ? listSectionCommands(t, editor, section) : []),
      {
        id: 'gestures.push',
        label: t('gestures.push'),
        group,
        Icon: ArrowDownToLine,
        keys: 'k',
        onlyShowsKeys: true,
        run: () => togglePush(editor),
      },
    ]
  }, [t, blocks, ids, section, editor])
  useCommands(commands)
}

function listBlockCommands(t: Translate, { store, canvas }: Editor): readonly Command[] {
  const group = t('gestures.commands')
  return [
    {
      id: 'gestures.grab',
      label: t('gestures.grab'),
      group,
      Icon: Move,
      keys: 'g',
      onlyShowsKeys: true,
      // The palette returns the keyboard to where it was when it closes.
      run: () => void setTimeout(() => canvas.send({ kind: 'grab', isAnswer: false })),
    },
    ...(
      [
        ['forward', 'PageUp', ArrowUp],
        ['backward', 'PageDown', ArrowDown],
      ] as const
    ).map(([to, keys, Icon]) => ({
      id: `gestures.${to}`,
      label: t(`gestures.${to}`),
      group,
      Icon,
      keys,
      onlyShowsKeys: true,
      run: () => reorderSelection(store, to),
    })),
  ]
}

function listSectionCommands(t: Translate, { store }: Editor, id: string): readonly Command[] {
  const group = t('gestures.commands')
  return (
    [
      ['gestures.sectionUp', 'mod+ArrowUp', ArrowUp, -1],
      ['gestures.sectionDown', 'mod+ArrowDown', ArrowDown, 1],
    ] as const
  ).map(([label, keys, Icon, step]) => ({
    id: label,
    label: t(label),
    group,
    Icon,
    keys,
    onlyShowsKeys: true,
    run: () => shiftSection(store, id, step),
  }))
}
