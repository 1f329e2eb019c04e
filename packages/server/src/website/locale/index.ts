export { inItsLanguage } from './in-its-language.ts'
export { localeOf, pageLocale } from './locale.ts'
export { offsetAt, zoneNameAt } from './zone-offset.ts'
