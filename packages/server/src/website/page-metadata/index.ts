export { type ClientScripts, readClientScripts } from './client-scripts.ts'
export { getPageTitle, renderHead } from './head.ts'
