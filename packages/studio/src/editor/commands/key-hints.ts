import type { Command } from '../../ui/commands/command.ts'
import type { Translate } from '../../ui/i18n.ts'
import type { TextId } from '../../ui/texts.ts'

type Hint = readonly [label: TextId, keys: string]

/** The keys that change nothing, which staff without the permission to edit have as well. */
const viewKeys: readonly Hint[] = [
  ['commands.key.next', 'Arrows'],
  ['commands.key.beside', 'Alt+Arrows'],
  ['commands.key.all', 'mod+a'],
  ['commands.key.phone', 'm'],
  ['commands.key.zoomIn', 'mod Plus'],
  ['commands.key.zoomOut', 'mod -'],
  ['commands.key.zoomToFit', 'mod 0'],
]

const readOnlyKeys: readonly Hint[] = [
  ...viewKeys,
  ['commands.key.enterSection', 'Enter'],
  ['commands.key.leave', 'Escape'],
]

const canvasKeys: readonly Hint[] = [
  ...viewKeys,
  ['commands.key.move', 'mod+Arrows'],
  ['commands.key.resize', 'mod+shift+Arrows'],
  ['commands.key.enter', 'Enter'],
  ['commands.key.menu', 'shift+F10'],
  ['commands.key.escape', 'Escape'],
]

const textKeys: readonly Hint[] = [
  ['canvas.bold', 'mod+b'],
  ['canvas.italic', 'mod+i'],
  ['canvas.underline', 'mod+u'],
  ['canvas.link', 'mod+k'],
  ['commands.key.openTools', 'Alt+F10'],
  ['commands.type.bold', '**…**'],
  ['commands.type.italic', '*…*'],
  ['commands.type.heading', '## Space'],
  ['commands.type.bulletList', '- Space'],
  ['commands.type.orderedList', '1. Space'],
  ['commands.type.quote', '> Space'],
]

/**
 * Lists the keys of the canvas and of its texts for the list of keys: they need the focus there. With `isReadOnly`, only
 * those that work for staff who may not edit the page.
 */
export function listKeyHints(t: Translate, isReadOnly: boolean): readonly Command[] {
  const ofCanvas = isReadOnly ? readOnlyKeys : canvasKeys
  return [
    ...ofCanvas.map((hint) => createHint(t, t('commands.canvas'), hint)),
    ...(isReadOnly ? [] : textKeys.map((hint) => createHint(t, t('commands.text'), hint))),
  ]
}

function createHint(t: Translate, group: string, [label, keys]: Hint): Command {
  return { id: label, label: t(label), group, keys, isHint: true, run: () => undefined }
}
