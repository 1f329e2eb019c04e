import { defineErrors } from '../../platform/http/app-error.ts'

export const installationErrors = defineErrors('installation', {
  notAdministrator: [403, 'Not an administrator'],
  siteUnknown: [404, 'Unknown site'],
  siteCurrent: [409, 'Site of this request'],
  taskUnknown: [404, 'Unknown task'],
  backupUnknown: [404, 'Unknown backup'],
  fileUnknown: [404, 'Unknown file'],
  titleWrong: [400, 'Different name'],
})
