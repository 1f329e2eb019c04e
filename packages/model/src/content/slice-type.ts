/**
 * The slice types of a cover page. Their codes in the rendering layer (1 to 19) are unknown.
 *
 * @see platform spec §3 "Slice types"
 */
export const sliceTypes = [
  'heading',
  'sub-heading',
  'body',
  'image',
  'gallery',
  'video',
  'social-icons',
  'buttons',
  'navigation',
  'custom-form',
  'newsletter',
  'album',
  'map',
  'lock',
  'password',
  'twitter',
  'logo',
  'action',
  'popup-overlay-action',
  'temp-lock-inject',
  'sso-options',
] as const

export type SliceType = (typeof sliceTypes)[number]
