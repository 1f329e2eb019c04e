const SYMBOLS: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  pageup: 'Page Up',
  pagedown: 'Page Down',
  space: 'Space',
}

const MAC: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥', shift: '⇧', control: '⌃' }
const OTHERS: Readonly<Record<string, string>> = { mod: 'Ctrl', control: 'Ctrl' }

/** Formats the keys of a command for a person: `mod+shift+z` is "Ctrl Shift Z", or "⌘ ⇧ Z" on a Mac. */
export function formatKeys(keys: string, isMac = isMacKeyboard()): string {
  return keys
    .split(/[+\s]/)
    .map((key) => formatKey(key.toLowerCase(), isMac))
    .join(' ')
}

function formatKey(key: string, isMac: boolean): string {
  const modifier = (isMac ? MAC : OTHERS)[key] ?? SYMBOLS[key]
  if (modifier) return modifier
  return key.slice(0, 1).toUpperCase() + key.slice(1)
}

/** Returns whether this device has the keyboard of a Mac, whose main modifier is ⌘. */
export function isMacKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
