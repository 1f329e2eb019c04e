import type { Section } from '@vitrine/page'
import type { CanvasState } from '../state.ts'
import type { Places } from './places.ts'

interface Result {
  readonly places: Places
  readonly section: Section
  readonly target: Section
  readonly isCopy: boolean
}

/** Proposes to move blocks to places, in their own section or in another one, or to put copies there. */
export function proposeMove(state: CanvasState, result: Result): void {
  const { places, section, target, isCopy } = result
  const { bp } = state
  if (isCopy)
    return state.send({
      kind: 'copy',
      section: target.id,
      places: Object.fromEntries(places),
    })
  const [first, ...others] = places
  if (!first) return
  const into = target === section ? {} : { section: target.id }
  const isGrouped = state.content.blocks[first[0]]?.group !== undefined
  if (others.length === 0 && !isGrouped) {
    const payload = { id: first[0], bp, place: first[1], ...into }
    return state.send({ kind: 'command', isText: false, command: { name: 'block.move', payload } })
  }
  const payload = { bp, places: Object.fromEntries(places), ...into }
  state.send({ kind: 'command', isText: false, command: { name: 'multi.move', payload } })
}
