import { emptyFileMessage, fileMessages } from '@vitrine/model'

/** The texts about uploads and files that failed, which the server has too. */
export const fileMessagesTexts = {
  'fileMessages.cancelled': fileMessages.processingCancelled,
  'fileMessages.empty': emptyFileMessage,
  'fileMessages.networkError': fileMessages.networkError,
  'fileMessages.renameFailed': `${fileMessages.renameTitle}. ${fileMessages.renameFailed}.`,
  'fileMessages.tooLarge': fileMessages.tooLarge,
  'fileMessages.uploadFailed': fileMessages.uploadFailed,
  'fileMessages.uploading': `${fileMessages.uploading}: {message}`,
  'fileMessages.uploadTitle': `${fileMessages.uploadTitle}: {name}. {message}`,
} as const
