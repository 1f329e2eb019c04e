export { markLanguage } from './in-its-language.ts'
export { getLocale, getPageLocale } from './locale.ts'
export { getZoneName, getZoneOffset } from './zone-offset.ts'
