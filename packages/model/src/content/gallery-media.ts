/** The media types of gallery items. @see platform spec §3 "Gallery item media types" */
export const galleryMediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const

export type GalleryMediaType = (typeof galleryMediaTypes)[number]

/** Returns the kind of media that a gallery item shows; undefined if it shows none. */
export function getShownMedia(
  type: GalleryMediaType | undefined,
  available: { readonly image: boolean; readonly video: boolean },
): 'image' | 'video' | undefined {
  if (type === 'imageEmpty') return undefined
  const canPlay = type === undefined || type === 'video' || type === 'assetReused'
  if (available.video && canPlay) return 'video'
  return available.image ? 'image' : undefined
}
