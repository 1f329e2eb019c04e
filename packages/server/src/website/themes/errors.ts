import { MAX_OWN_THEMES } from '@vitrine/contract'
import { defineErrors } from '../../platform/http/app-error.ts'

export const themeErrors = defineErrors('themes', {
  unknown: [404, 'Unknown theme'],
  noCollection: [404, 'Unknown collection type'],
  changed: [409, 'Edit conflict'],
  badValue: [422, 'Invalid values'],
  inUse: [409, 'Theme in use'],
  newerVersion: [409, 'Edit conflict'],
  tooMany: [409, 'Too many themes', { max: MAX_OWN_THEMES }],
  unknownFile: [404, 'Unknown file'],
  badFile: [422, 'Invalid file'],
  badPackage: [422, 'Invalid theme'],
  broken: [422, 'Broken theme'],
  notPublished: [409, 'Unpublished theme'],
  brokenStyles: [422, 'Invalid styles'],
})
