export interface DecodedText {
  readonly text: string
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
}

/**
 * Decodes a file without a declared encoding: by its byte order mark, else as UTF-8 if it is valid, else as
 * Windows-1252, which Excel usually writes.
 */
export function decode(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  if (second === 0 && first !== 0 && bytes[3] === 0) return decodeAs('utf-16le', bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return decodeAs('windows-1252', bytes)
  }
}

function decodeAs(encoding: DecodedText['encoding'], bytes: Uint8Array): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}
