export { errorPages } from './error-page.ts'
export { createWebsite } from './website.ts'
