const MOST_CHARACTERS = 60
/** Names that Windows keeps for itself. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/

/**
 * Gives files names that people can read. Each name is given once, whatever a file system thinks of
 * capitals; the same things in the same order get the same names.
 */
export class Names {
  readonly #taken = new Set<string>()

  give(folder: string, wanted: string): string {
    const name = readable(wanted)
    for (let n = 1; ; n += 1) {
      const path = `${folder}/${n === 1 ? name : `${name}-${n}`}`
      if (this.#taken.has(path)) continue
      this.#taken.add(path)
      return path
    }
  }
}

function readable(text: string): string {
  const name = text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  const short = Array.from(name)
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replaceAll(/^-+|-+$/g, '')
  if (short === '') return 'untitled'
  return RESERVED.test(short) ? `${short}-` : short
}
