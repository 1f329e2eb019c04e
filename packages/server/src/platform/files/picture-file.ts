/** A file of a picture, taken apart without decoding anything. */
export interface PictureParts {
  /**
   * The bytes that make the picture and nothing else: the same pixels without a place, a camera, a note.
   * Undefined where leaving something out would break what remains.
   */
  readonly bare: readonly Uint8Array[] | undefined
  /** Everything else in the file. */
  readonly extras: readonly Uint8Array[]
  /** It moves in a way that the library does not read: of a PNG it sees the first frame. */
  readonly movesUnread?: boolean
}

/** The file ends before the picture does, or is put together otherwise than its format says. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture'
}
