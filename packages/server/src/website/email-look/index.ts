export { createEmailSiteLoader } from './email-site.ts'
