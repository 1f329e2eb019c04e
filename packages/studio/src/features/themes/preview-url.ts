import { parseQuery } from '@vitrine/react-kit'

const FOLDER = '/config/canvas/themes/'

/** Formats the URL of a page of the site in a theme. */
export function formatPreviewUrl(theme: string, path: string): string {
  return `${FOLDER}${encodeURIComponent(theme)}?path=${encodeURIComponent(path)}`
}

/** Returns the path of the page that a frame shows; undefined if it shows no preview. */
export function getPreviewPath(frame: HTMLIFrameElement): string | undefined {
  const location = frame.contentWindow?.location
  if (!location?.pathname.startsWith(FOLDER)) return undefined
  return parseQuery(location.search).get('path')?.[0] ?? '/'
}
