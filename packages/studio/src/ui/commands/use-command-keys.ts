import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import type { Command } from './command.ts'
import { useCurrentCommands } from './command-store.ts'

/** Runs commands by their keys. It is used once, around every screen. */
export function useCommandKeys(): void {
  const commands = useCurrentCommands()
  useEffect(() => tinykeys(window, createBindings(commands)), [commands])
}

/** Returns the bindings of the commands with keys. Characters such as `?` may need Shift, or not, by keyboard. */
function createBindings(commands: readonly Command[]) {
  const bindings: Record<string, (event: KeyboardEvent) => void> = {}
  for (const command of commands) {
    if (command.keys === undefined || command.onlyShowsKeys || command.isHint) continue
    const run = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !canRun(command, event.target)) return
      event.preventDefault()
      command.run()
    }
    const keys = command.keys.replaceAll('mod+', '$mod+')
    bindings[keys] = run
    if (/^[^\w\s]$/.test(keys)) bindings[`Shift+${keys}`] = run
  }
  return bindings
}

/** Returns whether a command may run by its keys: not under a dialog, and in a field only if it says so. */
function canRun({ keys = '', runsInFields }: Command, target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]:modal, dialog[open]'))
    return false
  if (!(target instanceof HTMLElement) || !isField(target)) return true
  return runsInFields === true && keys.includes('+')
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const NO_TEXT = '[type="checkbox"], [type="radio"], [type="range"], [type="button"]'

function isField(element: HTMLElement): boolean {
  return element.matches(FIELDS) && !element.matches(NO_TEXT)
}
