import type { Block, Json } from '@vitrine/page'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../context.ts'
import { type Entry, getTextName } from '../values/field-place.ts'
import { isJsonObject } from '../values/json-members.ts'
import type { ControlProps } from './control.ts'
import { showField } from '../show-field.ts'

/** Returns the field of a block that a check asked for; undefined if it asked for none of it. */
export function useAskedField(block: string): string | undefined {
  const { unsaved } = useEditor()
  return useStore(unsaved, ({ askedSetting }) =>
    askedSetting?.block === block ? askedSetting.field : undefined,
  )
}

/**
 * The text of a field that is edited with formats or as code, whose editor loads later. Where it does not run, such as on
 * Android, the plain text has the keyboard.
 */
const EDITED_TEXT = '[contenteditable="true"], [data-plain] textarea:not(:disabled)'
const INPUT = 'input:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

const EDITORS: ReadonlySet<string> = new Set(['rich', 'html', 'markdown'])

/** Returns the ref of a control, which puts the keyboard in it if a check asked for its field. */
export function useAskedFocus({ place, field }: Pick<ControlProps, 'place' | 'field'>) {
  const { unsaved } = useEditor()
  const control = useRef<HTMLDivElement>(null)
  const isAsked = useAskedField(place.block.id) === getTextName(place, field.key)
  const selector = EDITORS.has(field.ui) ? EDITED_TEXT : INPUT
  useEffect(() => {
    const root = control.current
    if (!isAsked || !root) return
    const focus = () => {
      const target = root.querySelector<HTMLElement>(selector)
      if (!target) return
      unsaved.setState({ askedSetting: undefined })
      showField(target)
    }
    const observer = new MutationObserver(focus)
    observer.observe(root, {
      ...{ childList: true, subtree: true },
      attributeFilter: ['contenteditable', 'disabled'],
    })
    focus()
    return () => observer.disconnect()
  }, [isAsked, selector, unsaved])
  return control
}

/** Edits the text of a block on the canvas if a check asked for it: it has no control. */
export function useAskedText({ id }: Block, isEditedInPlace: boolean): void {
  const { canvas, unsaved } = useEditor()
  const isAsked = useAskedField(id) !== undefined && isEditedInPlace
  useEffect(() => {
    if (!isAsked) return
    unsaved.setState({ askedSetting: undefined })
    canvas.send({ kind: 'focus', edits: id })
  }, [isAsked, canvas, unsaved, id])
}

/** Calls a function with the entry of a list that a check asked for, or that holds the one it asked for. */
export function useOpenedEntry(
  block: string,
  entries: readonly Entry[],
): readonly [string | undefined, (id: string | undefined) => void] {
  const [opened, setOpened] = useState<string>()
  const field = useAskedField(block)
  const asked =
    field === undefined ? undefined : entries.find((entry) => hasField(entry, field))?.id
  const [lastAsked, setLastAsked] = useState<string>()
  if (asked !== lastAsked) {
    setLastAsked(asked)
    if (asked !== undefined) setOpened(asked)
  }
  return [opened, setOpened]
}

function hasField(value: Json, field: string): boolean {
  if (Array.isArray(value)) return value.some((each) => hasField(each, field))
  if (!isJsonObject(value)) return false
  const { id } = value
  if (typeof id === 'string' && field.startsWith(`${id}.`)) return true
  return Object.values(value).some((each) => hasField(each, field))
}
