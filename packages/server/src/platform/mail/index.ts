export {
  createEmail,
  deleteEmails,
  deleteEmailsAbout,
  deleteEmailsByKey,
  deleteUntriedEmails,
  type EmailDelivery,
  type EmailState,
  findEmailDeliveries,
  findEmailStates,
  listEmailsTo,
} from './store.ts'
export { deleteSuppressionByEmail } from './suppression-store.ts'
export { isContentPart, mapLinks } from './content-parts.ts'
export { type EmailPart, type NewEmail, toSingleLine } from './email.ts'
export type { EmailPorts } from './ports.ts'
export type { EmailLogo, EmailLook } from './look.ts'
export { renderEmailHtml, renderEmailText } from './render-email.ts'
export {
  type EmailSecret,
  type EmailSecrets,
  type EmailSharedParts,
  fillParts,
  type SharedParts,
} from './secrets.ts'
export { createSmtpTransport } from './smtp-transport.ts'
export { mailSlice } from './slice.ts'
