import { formatKeys, isMacKeyboard } from '../../ui/keys/format-keys.ts'

interface ToolButton {
  /** The name in the code. */
  readonly name: string
  readonly label: string
  /** The content of the button; its label by default. */
  readonly content?: Node | string
  /** The keys that do the same, as ProseMirror names them. */
  readonly keys?: string
  readonly act: () => void
}

/** Creates a button of the toolbar. */
export function createButton(tool: ToolButton): HTMLButtonElement {
  const { name, label, content = label, keys, act } = tool
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['name'] = name
  button.ariaLabel = label
  button.title = keys === undefined ? label : `${label} (${formatTitleKeys(keys)})`
  button.append(content)
  button.addEventListener('click', act)
  return button
}

/** Formats keys as titles have them: "Ctrl+Shift+X", or "⌘⇧X" on a Mac. */
function formatTitleKeys(keys: string): string {
  return formatKeys(keys.replaceAll('-', '+')).replaceAll(' ', isMacKeyboard() ? '' : '+')
}
