import { followHeight } from '../../ui/frame-height.ts'

/** Sets the height of a code block's frame to the height that its content reports; until then the owner's applies. */
export function mount(frame: HTMLElement): void {
  if (!(frame instanceof HTMLIFrameElement)) return
  followHeight(frame)
  // Reloading makes the content report its height again, now that this script listens.
  const { src } = frame
  if (src !== '') frame.src = src
}
