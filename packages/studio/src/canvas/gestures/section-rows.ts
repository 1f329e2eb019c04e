import { changeRows, countRows, countUsedRows, findNearestLine, type Section } from '@vitrine/page'
import type { Overlay } from '../overlay.ts'
import { restyleSection } from '../restyle.ts'
import type { CanvasState } from '../state.ts'
import { measureTracks } from '../tracks.ts'
import type { Gesture } from './gesture.ts'

interface Start {
  readonly id: string
  readonly from: { readonly y: number }
}

/** Begins to change the rows of a section by its lower edge. Its blocks stay, and so do the rows that they reach. */
export function startSectionRows(
  state: CanvasState,
  overlay: Overlay,
  { id, from }: Start,
): Gesture | undefined {
  const { bp, content } = state
  const section = content.sections.find((each) => each.id === id)
  const isHeld = state.others.some((each) => each.isHeld && each.section === id)
  const tracks = measureTracks(id)
  if (!section || !tracks || state.isReadOnly || isHeld) return undefined
  const before = countRows(section, content.blocks, bp)
  const used = countUsedRows(section, content.blocks, bp)
  const end = tracks.rows[before] ?? from.y
  let rows = before
  const show = (shown: Section) => {
    restyleSection(shown, content.blocks)
    overlay.draw()
  }
  return {
    move: ({ y }) => {
      const line = findNearestLine(end + y - from.y, tracks.rows.slice(0, before + 1), tracks.unit)
      const next = Math.max(used, 1, line)
      if (next === rows) return
      rows = next
      show({ ...section, grid: changeRows(section, content.blocks, { bp, rows }) })
    },
    drop: () => {
      if (rows === before) return show(section)
      const props = { grid: changeRows(section, content.blocks, { bp, rows }) }
      const command = { name: 'section.setProps', payload: { id, props } } as const
      state.send({ kind: 'command', isText: false, command })
      state.send({ kind: 'announce', text: state.t('canvas.rows', { count: rows }) })
    },
    cancel: () => show(section),
  }
}
