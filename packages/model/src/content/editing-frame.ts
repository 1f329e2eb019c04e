/**
 * The attribute with which the studio's canvas marks its frame element. Links in an edited page set the URL of
 * that frame, so that the studio can follow.
 *
 * @see storefront spec §2 "Cart pill"
 */
export const EDITING_FRAME_ATTRIBUTE = 'data-editing-frame'
