import type { Command } from '../../ui/commands/command.ts'
import type { Translate } from '../../ui/i18n.ts'
import type { TextId } from '../../ui/texts.ts'

type Hint = readonly [label: TextId, keys: string]

const canvasKeys: readonly Hint[] = [
  ['commands.key.next', 'Arrows'],
  ['commands.key.beside', 'Alt+Arrows'],
  ['commands.key.move', 'mod+Arrows'],
  ['commands.key.resize', 'mod+shift+Arrows'],
  ['commands.key.phone', 'm'],
  ['commands.key.zoomIn', 'mod Plus'],
  ['commands.key.zoomOut', 'mod -'],
  ['commands.key.zoomToFit', 'mod 0'],
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

/** Lists the keys of the canvas and of its texts for the list of keys: they need the focus there. */
export function listKeyHints(t: Translate): readonly Command[] {
  return [
    ...canvasKeys.map((hint) => createHint(t, t('commands.canvas'), hint)),
    ...textKeys.map((hint) => createHint(t, t('commands.text'), hint)),
  ]
}

function createHint(t: Translate, group: string, [label, keys]: Hint): Command {
  return { id: label, label: t(label), group, keys, isHint: true, run: () => undefined }
}
