export { getPageMessages, type PageMessages, type TemplateStrings } from './page-messages.ts'
export { createTranslatorLoader } from './translator-loader.ts'
