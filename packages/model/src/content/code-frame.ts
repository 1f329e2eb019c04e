/** The message key under which the frame of a code block posts its height to the page, in px. */
export const CODE_FRAME_HEIGHT = 'vitrineFrameHeight'

/** The maximum height of a code frame, in px. */
export const MAX_FRAME_HEIGHT = 5_000
