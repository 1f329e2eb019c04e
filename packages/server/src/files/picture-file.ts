/** A file of a picture, taken apart without decoding anything. */
export interface PictureParts {
  /**
   * The bytes that make the picture and nothing else: the same pixels without a place, a camera, a note.
   * Undefined where leaving something out would break what remains.
   */
  readonly bare: readonly Uint8Array[] | undefined
  /** Everything else in the file. */
  readonly extras: readonly Uint8Array[]
}

/** The file ends before the picture does, or is put together otherwise than its format says. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture'
}
