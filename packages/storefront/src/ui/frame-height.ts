import { CODE_FRAME_HEIGHT, MAX_FRAME_HEIGHT } from '@vitrine/model'

/** Sets the height of a frame to the height that its content reports from now on. */
export function followHeight(frame: HTMLIFrameElement): void {
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return
    const height = parseHeight(data)
    if (height !== undefined) frame.height = String(height)
  })
}

/** Parses a message of the frame, which may come from any script; undefined if it is invalid. */
function parseHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !(CODE_FRAME_HEIGHT in data)) return undefined
  const { [CODE_FRAME_HEIGHT]: height } = data
  const isHeight = typeof height === 'number' && Number.isInteger(height) && height > 0
  return isHeight ? Math.min(height, MAX_FRAME_HEIGHT) : undefined
}
