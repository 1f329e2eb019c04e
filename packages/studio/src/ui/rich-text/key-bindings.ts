import { type Command, Plugin } from 'prosemirror-state'

const MODIFIERS = ['Alt', 'Ctrl', 'Meta', 'Shift'] as const

const isMac = /Mac|iP(?:hone|[oa]d)/.test(navigator.platform)

/** Creates a plugin that runs commands by their keys: `Mod-b`, `Shift-Enter`. `Mod` is Cmd on a Mac, otherwise Ctrl. */
export function bindKeys(bindings: Readonly<Record<string, Command>>): Plugin {
  const commands = new Map(
    Object.entries(bindings).map(([keys, command]) => [sortModifiers(keys), command]),
  )
  return new Plugin({
    props: {
      handleKeyDown: (view, event) =>
        listNames(event).some((name) =>
          commands.get(name)?.(view.state, (transaction) => view.dispatch(transaction), view),
        ),
    },
  })
}

function sortModifiers(keys: string): string {
  const parts = keys.replace('Mod', isMac ? 'Meta' : 'Ctrl').split('-')
  const key = parts.pop() ?? ''
  return [...MODIFIERS.filter((name) => parts.includes(name)), key].join('-')
}

/** Returns the names of a pressed key: by what it types, and by where it is if that is no Latin letter or digit. */
function listNames(event: KeyboardEvent): readonly string[] {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
  const pressed = [altKey, ctrlKey, metaKey, shiftKey]
  const name = (of: string) => [...MODIFIERS.filter((_, index) => pressed[index]), of].join('-')
  const [, place] = /^(?:Key|Digit)(.)$/.exec(code) ?? []
  const typed = name(key.length === 1 ? key.toLowerCase() : key)
  // AltGr is Ctrl with Alt where a keyboard has it, and types a character.
  const isShortcut = (ctrlKey || metaKey) && !event.getModifierState('AltGraph')
  return place !== undefined && isShortcut && !/^[a-z\d]$/i.test(key)
    ? [typed, name(place.toLowerCase())]
    : [typed]
}
