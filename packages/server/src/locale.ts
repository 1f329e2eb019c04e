// The door for programs that render templates without a server.
export { getLocale } from './website/locale/locale.ts'
