export { firstSite } from './first-site.ts'
