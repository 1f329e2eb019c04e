import type { Json } from '@vitrine/page'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../context.ts'
import { type Entry, getTextName } from '../values/field-place.ts'
import { isJsonObject } from '../values/json-members.ts'
import type { ControlProps } from './control.ts'

/** Returns the field of a block that a check asked for; undefined if it asked for none of it. */
function useAskedField(block: string): string | undefined {
  const { unsaved } = useEditor()
  return useStore(unsaved, ({ askedSetting }) =>
    askedSetting?.block === block ? askedSetting.field : undefined,
  )
}

/** Puts the keyboard in the field if a check asked for it. */
export function useAskedFocus(
  { place, field }: Pick<ControlProps, 'place' | 'field'>,
  findTarget: () => HTMLElement | null,
): void {
  const { unsaved } = useEditor()
  const isAsked = useAskedField(place.block.id) === getTextName(place, field.key)
  useEffect(() => {
    if (!isAsked) return
    unsaved.setState({ askedSetting: undefined })
    const target = findTarget()
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  })
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
