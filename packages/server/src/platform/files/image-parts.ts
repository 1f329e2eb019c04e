/** The parts of an image file, read without decoding. */
export interface ImageParts {
  /**
   * The bytes of the pixels and nothing else: no location, camera or notes. Undefined if the format does not
   * allow parts to be removed.
   */
  readonly bare: readonly Uint8Array[] | undefined
  /** All other bytes of the file. */
  readonly extras: readonly Uint8Array[]
  /**
   * Whether the image is animated in a way that the decoder ignores: of an animated PNG it reads the first
   * frame.
   */
  readonly movesUnread?: boolean
}

/** The file is truncated, or does not follow its format. */
export class BrokenImageError extends Error {
  override readonly name = 'BrokenImage'
}
