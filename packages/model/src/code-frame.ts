/** The name under which the frame of a code block tells its page how high it is, in px. */
export const CODE_FRAME_HEIGHT = 'vitrineFrameHeight'

/** No frame grows beyond. @see the block's own bounds */
export const MOST_FRAME_HEIGHT = 5_000
