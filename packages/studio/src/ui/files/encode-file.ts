/** The number of bytes that one call takes as its arguments. */
const PART = 0x80_00

/** Returns the bytes of a file as base64. */
export async function encodeFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += PART)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)))
  return btoa(parts.join(''))
}
