import { defineErrors } from '../../platform/http/app-error.ts'

export const setupErrors = defineErrors('setup', {
  ownerKnown: [409, 'Owner has an address'],
  siteChanged: [409, 'Site has content'],
  unknownLook: [404, 'Unknown look'],
})
