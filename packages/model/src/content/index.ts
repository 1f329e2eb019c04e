export { type BackgroundSource, backgroundSourceCodes } from './background-source.ts'
export {
  type BlockType,
  blockTypeCodes,
  type BlockVariant,
  blockVariantCodes,
} from './block-type.ts'
export { parseBookingUrl } from './booking.ts'
export {
  accessibilityTexts,
  checkCatalog,
  type CheckText,
  type CheckTextId,
  checkTexts,
  contentTexts,
} from './check-texts.ts'
export { CODE_FRAME_HEIGHT, MAX_FRAME_HEIGHT } from './code-frame.ts'
export {
  type CollectionType,
  collectionTypeCodes,
  type FolderBehavior,
  folderBehaviorCodes,
  type Ordering,
  orderingCodes,
} from './collection-type.ts'
export { getRecordTypes } from './collection-records.ts'
export { type ContentGeneratorType, contentGeneratorTypeCodes } from './content-generator.ts'
export { type DocumentState, documentStates } from './document-state.ts'
export { EDITING_FRAME_ATTRIBUTE } from './editing-frame.ts'
export { type GalleryMediaType, galleryMediaTypes, getShownMedia } from './gallery-media.ts'
export {
  galleryAlignments,
  type GalleryAspectRatio,
  galleryAspectRatios,
  type GalleryDesign,
  galleryDesigns,
  importedGalleryDesigns,
  MAX_GALLERY_ITEMS,
  type GalleryOption,
  type GalleryOptionName,
  galleryOptions,
  lightboxThemes,
  type MetaPosition,
  metaPositions,
} from './gallery-option.ts'
export {
  CENTER,
  type ColorData,
  type FocalPoint,
  formatImageSrcset,
  type ImageWidth,
  imageWidths,
  formatOriginalSize,
  parseFocalPoint,
  formatSystemDataVariants,
  getThumbnailWidth,
  getVariantWidths,
  parseImageWidth,
} from './image.ts'
export {
  DEFAULT_IMAGE_LOADER,
  type ImageLoader,
  imageLoaders,
  imagePriorities,
  type ImagePriority,
} from './image-option.ts'
export { README_PAGE } from './page-name.ts'
export {
  addressedPageTypes,
  customizablePageTypes,
  isServedPageType,
  isSystemPageType,
  findSystemPageType,
  systemPageTypes,
  type SystemPageType,
  type PageType,
  pageTypeCodes,
} from './page-type.ts'
export { type Player, parsePlayerUrl, type PlayerOrigin, playerOrigins } from './player.ts'
export { parsePostUrl } from './post.ts'
export { PREVIEW_COOKIE, PREVIEW_PARAMETER } from './preview.ts'
export { type RecordType, recordTypeCodes } from './record-type.ts'
export { type SliceType, sliceTypes } from './slice-type.ts'
export { FALLBACK_STORE_TITLE, MIN_URL_ID_LENGTH, createStoreUrlId } from './store-url-id.ts'
export { documentContentTypes, type FileKind, fileKinds, getFileKind } from './file-kind.ts'
export {
  emptyFileMessage,
  fileMessages,
  type FileProcessingState,
  fileProcessingStates,
  MAX_FILE_BYTES,
  MAX_IMAGE_BYTES,
  MAX_PART_BYTES,
  RESUMABLE_BYTES,
} from './upload.ts'
