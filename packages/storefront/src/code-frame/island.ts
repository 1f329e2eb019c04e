import { CODE_FRAME_HEIGHT, MOST_FRAME_HEIGHT } from '@vitrine/model'

/** Gives the frame of a code block the height that what is in it tells; until then it has the owner's. */
export function mount(frame: HTMLElement): void {
  if (!(frame instanceof HTMLIFrameElement)) return
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return
    const height = heightIn(data)
    if (height !== undefined) frame.height = String(height)
  })
  // What it told before anybody listened, it tells again.
  const { src } = frame
  if (src !== '') frame.src = src
}

/** Whatever runs in the frame writes the message. */
function heightIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !(CODE_FRAME_HEIGHT in data)) return undefined
  const { [CODE_FRAME_HEIGHT]: height } = data
  const isHeight = typeof height === 'number' && Number.isInteger(height) && height > 0
  return isHeight ? Math.min(height, MOST_FRAME_HEIGHT) : undefined
}
