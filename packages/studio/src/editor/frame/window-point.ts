import type { MenuPoint } from '../../ui/overlays/ContextMenu.tsx'

/** Returns a point of the page in pixels of the window: the frame may be scaled. */
export function findWindowPoint({ x, y }: MenuPoint): MenuPoint {
  const frame = document.querySelector<HTMLElement>('main iframe')
  if (!frame) return { x, y }
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = width / frame.offsetWidth
  return { x: left + x * scale, y: top + y * scale }
}
