import { useEffect, useState } from 'react'
import type { Command } from './command.ts'
import { useCurrentFinder } from './finder-store.ts'

/** The pause after a key before the server is asked, in milliseconds. */
const PAUSE_MS = 200
/** A text names too much if it is shorter, unless it is a number or a sign of a script without letters. */
const MIN_LENGTH = 2
const NAMES_ENOUGH =
  /^[\p{N}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u
const NONE: readonly Command[] = []

export interface FoundCommands {
  readonly commands: readonly Command[]
  readonly state: 'idle' | 'searching' | 'failed'
}

/** Returns what a text names, soon after the last key. Until then, what was found for its beginning stays. */
export function useFoundCommands(query: string): FoundCommands {
  const find = useCurrentFinder()
  const text = query.trim()
  const isAsked = find !== undefined && (text.length >= MIN_LENGTH || NAMES_ENOUGH.test(text))
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
  if (last.text === text) return last
  const isLonger = last.text !== '' && text.startsWith(last.text)
  return { commands: isLonger ? last.commands : NONE, state: 'searching' }
}
