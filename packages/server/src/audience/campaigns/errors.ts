import { defineErrors } from '../../platform/http/app-error.ts'

export const campaignErrors = defineErrors('campaigns', {
  unknown: [404, 'Unknown campaign'],
  conflict: [409, 'Edit conflict'],
  notDraft: [409, 'Campaign is not a draft'],
  notDeletable: [409, 'Campaign is being sent'],
  wrongState: [409, 'Wrong state'],
  notReady: [409, 'Campaign is not ready'],
  tooMany: [409, 'Too many campaigns'],
  noMailServer: [409, 'No mail server'],
  inPast: [422, 'Time in the past'],
  noSuchDay: [422, 'No such day'],
  unknownFiles: [422, 'Unknown files or products'],
})
