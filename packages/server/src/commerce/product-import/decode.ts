export interface DecodedText {
  readonly text: string
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
}

/**
 * The text of a file whose encoding nobody declares: a byte order mark is believed, then UTF-8 if
 * every byte agrees, else Windows-1252, which is what Excel saves on most desks.
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
