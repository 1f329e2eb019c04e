export { getFallbackLanguage, getLocalizedText, getSiteTitle } from './localized.ts'
export type {
  CollectionListing,
  Introduction,
  LanguagePaths,
  ListingFilter,
  PageComments,
  PageContent,
} from './page-content.ts'
export type { FindRecords, FoundRecords, RecordQuery } from './record-query.ts'
export type {
  CalendarMonths,
  LinkedContext,
  LoadedContext,
  RenderContext,
  RenderRequest,
  ResolvedLink,
} from './render-context.ts'
