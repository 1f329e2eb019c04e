const MAX_CHARACTERS = 60
/** Names that Windows reserves. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/

/**
 * Assigns readable file names. Each name is unique, also without regard to case; the same titles in the same
 * order get the same names.
 */
export class FileNames {
  readonly #taken = new Set<string>()

  assign(folder: string, title: string): string {
    const name = toReadableName(title)
    for (let n = 1; ; n += 1) {
      const path = `${folder}/${n === 1 ? name : `${name}-${n}`}`
      if (this.#taken.has(path)) continue
      this.#taken.add(path)
      return path
    }
  }
}

function toReadableName(text: string): string {
  const name = text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const short = Array.from(name)
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
  if (short === '') return 'untitled'
  return RESERVED.test(short) ? `${short}-` : short
}
