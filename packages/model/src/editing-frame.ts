/**
 * The studio's canvas marks its frame element with this attribute. A page that finds it on the frame
 * around it is being edited: what would leave the page sets the frame's URL, so that the studio follows.
 *
 * @see storefront spec §2 "Cart pill"
 */
export const EDITING_FRAME_ATTRIBUTE = 'data-editing-frame'
