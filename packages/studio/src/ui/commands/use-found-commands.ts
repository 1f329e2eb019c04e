import { useEffect, useState } from 'react'
import type { Command } from './command.ts'
import { useCurrentFinder } from './finder-store.ts'

/** The pause after a key before the server is asked, in milliseconds. */
const PAUSE_MS = 200
/** A shorter text names too much. */
const MIN_LENGTH = 2
const NONE: readonly Command[] = []

export interface FoundCommands {
  readonly commands: readonly Command[]
  readonly state: 'idle' | 'searching' | 'failed'
}

/** Returns what a text names, soon after the last key. What was found before stays until then. */
export function useFoundCommands(query: string): FoundCommands {
  const find = useCurrentFinder()
  const text = query.trim()
  const isAsked = find !== undefined && text.length >= MIN_LENGTH
  const [last, setLast] = useState<FoundCommands & { readonly text: string }>({
    ...{ text: '', commands: NONE, state: 'idle' },
  })
  useEffect(() => {
    if (!isAsked) return undefined
    let isCurrent = true
    const keep = (commands: readonly Command[], state: 'idle' | 'failed') => {
      if (isCurrent) setLast({ text, commands, state })
    }
    const timer = setTimeout(() => {
      find(text).then(
        (commands) => keep(commands, 'idle'),
        () => keep(NONE, 'failed'),
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [find, isAsked, text])
  if (!isAsked) return { commands: NONE, state: 'idle' }
  return last.text === text ? last : { commands: last.commands, state: 'searching' }
}
