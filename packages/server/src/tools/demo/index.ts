export { demoNamed } from './demos.ts'
export { firstSite, type Wanted } from './first-site.ts'
