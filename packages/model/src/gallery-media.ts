/** What an item of a gallery shows, and where it is from. @see platform spec §3 "Gallery item media types" */
export const galleryMediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const

export type GalleryMediaType = (typeof galleryMediaTypes)[number]

/** What visitors see where an owner put something into a gallery; nothing where there is nothing to see. */
export function shownMedia(
  type: GalleryMediaType | undefined,
  has: { readonly picture: boolean; readonly film: boolean },
): 'image' | 'video' | undefined {
  if (type === 'imageEmpty') return undefined
  const mayPlay = type === undefined || type === 'video' || type === 'assetReused'
  if (has.film && mayPlay) return 'video'
  return has.picture ? 'image' : undefined
}
