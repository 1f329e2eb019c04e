import type { Command } from './command.ts'

type Searched = Pick<Command, 'label' | 'group' | 'keywords'>

/**
 * Returns the commands that have every word of a query, the best match first: the label begins with the query, then
 * a word of it does, then a word of its group or its keywords. Accents and case do not count.
 */
export function matchCommands<C extends Searched>(
  commands: readonly C[],
  query: string,
): readonly C[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands
  const ranked = commands.flatMap((command) => {
    const rank = rankCommand(command, words)
    return rank === undefined ? [] : [{ command, rank }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ command }) => command)
}

/** Returns how well a command has the words, 0 being best; undefined if it lacks one. */
function rankCommand(command: Searched, words: readonly string[]): number | undefined {
  const label = fold(command.label)
  const rest = fold([command.group, ...(command.keywords ?? [])].join(' '))
  if (!words.every((word) => beginsWord(label, word) || beginsWord(rest, word))) return undefined
  if (label.startsWith(words.join(' '))) return 0
  return words.every((word) => beginsWord(label, word)) ? 1 : 2
}

function beginsWord(text: string, start: string): boolean {
  return ` ${text}`.includes(` ${start}`)
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
