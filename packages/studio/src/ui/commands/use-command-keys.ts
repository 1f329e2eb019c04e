import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import type { Command } from './command.ts'
import { getCurrentCommands, useCurrentCommands } from './command-store.ts'

/** Runs commands by their keys. It is used once, around every screen. */
export function useCommandKeys(): void {
  // Only other keys are bound anew: between the two keys of `g o` that would forget the first.
  const keys = [...new Set(useCurrentCommands().filter(isBound).map(getKeys))].toSorted().join('\n')
  useEffect(
    () => (keys === '' ? undefined : tinykeys(window, createBindings(keys.split('\n')))),
    [keys],
  )
}

function isBound({ keys, onlyShowsKeys, isHint }: Command): boolean {
  return keys !== undefined && !onlyShowsKeys && !isHint
}

function getKeys({ keys = '' }: Command): string {
  return keys
}

/** Returns the bindings of keys. Characters such as `?` may need Shift, or not, by keyboard. */
function createBindings(allKeys: readonly string[]) {
  const bindings: Record<string, (event: KeyboardEvent) => void> = {}
  for (const keys of allKeys) {
    const run = (event: KeyboardEvent) => {
      const command = getCurrentCommands().findLast((each) => isBound(each) && each.keys === keys)
      if (!command || event.defaultPrevented || !canRun(command, event.target)) return
      event.preventDefault()
      command.run()
    }
    const binding = keys.replaceAll('mod+', '$mod+')
    bindings[binding] = run
    if (/^[^\w\s]$/.test(binding)) bindings[`Shift+${binding}`] = run
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
