import { defineErrors } from '../../platform/http/app-error.ts'

export const siteErrors = defineErrors('sites', {
  hostInvalid: [400, 'Invalid host'],
  hostUnknown: [404, 'Unknown host'],
  hostTaken: [409, 'Host in use'],
  tooManyHosts: [409, 'Too many hosts'],
  hostCurrent: [409, 'Host of this request'],
  hostPrimary: [409, 'Primary host'],
  lastHost: [409, 'Last host'],
  lastSite: [409, 'Last site'],
})
