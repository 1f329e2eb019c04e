export { formatDay } from './day.ts'
export { markLanguage } from './in-its-language.ts'
export { getLocale, getPageLocale } from './locale.ts'
export { getZoneName, getZoneOffset, toZonedTime } from './zone-offset.ts'
