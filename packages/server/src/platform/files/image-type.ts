/** The accepted image types, detected by content and never by name. */
export const imageTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const

export type ImageFormat = keyof typeof imageTypes
export type ImageContentType = (typeof imageTypes)[ImageFormat]

/**
 * A detected image format. HEIC, which cameras write, has an error of its own, since not every
 * library reads it.
 */
export type DetectedFormat = ImageFormat | 'heic'

/** Detects the format from the first bytes. Undefined for any other file. */
export function detectFormat(bytes: Uint8Array): DetectedFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4_096))
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const text = head.toString('latin1')
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  if (text.slice(4, 8) === 'ftyp') return detectBrand(head)
  return isSvg(head.toString('utf8')) ? 'svg' : undefined
}

function startsWith(bytes: Uint8Array, begin: readonly number[]): boolean {
  return begin.every((byte, index) => bytes[index] === byte)
}

/** Reads the brands of a file, the major one first. @see ISO/IEC 23008-12, "Brands" */
function detectBrand(head: Buffer): DetectedFormat | undefined {
  const brands = [head.toString('latin1', 8, 12)]
  const end = Math.min(head.byteLength, head.readUInt32BE(0))
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif'
  return brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))
    ? 'heic'
    : undefined
}

/** Returns whether the text is an SVG: it begins with its element, after an optional prolog. */
function isSvg(text: string): boolean {
  const begin = text.replace(/^\uFEFF/, '')
  return /^\s*(?:<\?xml[^>]*\?>\s*|<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s/>]/.test(
    begin,
  )
}
