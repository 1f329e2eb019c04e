import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { selectAllText, textActions, textStyles } from './commands.ts'
import { bindKeys } from './key-bindings.ts'
import { markTypes } from './mark-types.ts'
import { nodeIds } from './node-ids.ts'
import { pastedLinks } from './paste-link.ts'
import { textSchema } from './schema.ts'
import { createTypingRules } from './typing-rules.ts'

const { nodes } = textSchema

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView())
  return true
})

/** The parts of a text that its keys open. */
export interface TextPorts {
  /** Moves the focus to the buttons of the text. */
  readonly openToolbar: () => void
  /** Opens the field for the address of a link. */
  readonly openLink: () => void
}

/** Creates the plugins of an edited text: its keys, the patterns that are typed, pasted links, and the ids of its paragraphs. */
export function createTextPlugins({ openToolbar, openLink }: TextPorts): Plugin[] {
  const bindings: Record<string, Command> = {
    Enter: splitListItem(nodes.listItem),
    Tab: sinkListItem(nodes.listItem),
    'Shift-Tab': liftListItem(nodes.listItem),
    'Shift-Enter': insertBreak,
    'Mod-a': selectAllText,
    'Mod-k': act(openLink),
    'Alt-F10': act(openToolbar),
  }
  for (const { keys, run } of [...textActions, ...textStyles]) bindings[keys] = run
  return [
    nodeIds,
    pastedLinks,
    createTypingRules(
      [
        {
          pattern: /^(#{1,4})\s$/,
          type: nodes.heading,
          getAttrs: ([, marks = '']) => ({ level: marks.length }),
        },
        { pattern: /^\s*[-*]\s$/, type: nodes.bulletList },
        {
          pattern: /^(\d{1,3})\.\s$/,
          type: nodes.orderedList,
          getAttrs: ([, start]) => ({ start: Number(start) }),
        },
        { pattern: /^>\s$/, type: nodes.blockquote },
      ],
      markTypes,
    ),
    bindKeys(bindings),
    bindKeys(baseKeymap),
  ]
}

/** Returns a command that always applies. */
function act(run: () => void): Command {
  return () => {
    run()
    return true
  }
}
