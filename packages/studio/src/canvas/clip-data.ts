import { type Clip, getClipText } from '@vitrine/page'

/** The type of copied blocks and sections on the clipboard. */
export const CLIP_TYPE = 'application/x-vitrine-clip'

/** Puts a clip on the clipboard, and its texts for other programs. Returns the clip as JSON. */
export function writeClip(data: DataTransfer, clip: Clip, locale: string): string {
  const json = JSON.stringify(clip)
  data.setData(CLIP_TYPE, json)
  data.setData('text/plain', getClipText(clip, locale))
  return json
}

/** Reads what was copied: files, HTML, plain text, and blocks or sections. */
export function readClipboard(data: DataTransfer) {
  return {
    files: [...data.files],
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
    clip: data.getData(CLIP_TYPE),
  }
}
