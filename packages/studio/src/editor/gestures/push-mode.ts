import { createStore } from 'zustand/vanilla'
import type { Editor } from '../context.ts'

/** Whether moved blocks push down the blocks that they cover. It lasts as long as the window. */
export const pushMode = createStore<{ readonly isOn: boolean }>(() => ({ isOn: false }))

/** Turns pushing on or off, and says so. */
export function togglePush({ store, canvas }: Pick<Editor, 'store' | 'canvas'>): void {
  const isOn = !pushMode.getState().isOn
  pushMode.setState({ isOn })
  canvas.send({ kind: 'push', isOn })
  store.announce((t) => t(isOn ? 'gestures.push.on' : 'gestures.push.off'))
}
