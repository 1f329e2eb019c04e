import { createQrCode } from './qr-code.ts'

/** The width of the light border, in modules. */
const QUIET = 4

/** Renders the QR code of a text as the URL of an SVG; undefined if the text has more than 180 bytes. */
export function renderQrCode(text: string): string | undefined {
  const modules = createQrCode(text)
  if (!modules) return undefined
  const size = modules.length + 2 * QUIET
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
