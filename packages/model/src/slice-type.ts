/**
 * What a cover page is made of. In the rendering layer they have numbers from 1 to 19; which has which is
 * not known.
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
