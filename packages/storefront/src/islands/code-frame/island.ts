import { CODE_FRAME_HEIGHT } from '@vitrine/model'
import { followHeight } from '../../ui/frame-height.ts'

/** Sets the height of a frame with an owner's code to the height that its content reports; until then the owner's applies. */
export function mount(frame: HTMLElement): void {
  if (!(frame instanceof HTMLIFrameElement)) return
  followHeight(frame)
  // Content that reported its height before this script listened does so again. A reload would run its code twice.
  frame.contentWindow?.postMessage(CODE_FRAME_HEIGHT, '*')
}
