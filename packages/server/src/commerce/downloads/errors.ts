import { MAX_PRODUCT_FILES } from '@vitrine/model'
import { defineErrors } from '../../platform/http/app-error.ts'

export const downloadErrors = defineErrors('downloads', {
  unknownProduct: [404, 'Unknown product'],
  notDigital: [409, 'Product without downloads'],
  unknownFile: [404, 'Unknown file'],
  usedFile: [409, 'File of another product'],
  tooManyFiles: [409, 'Too many files', { max: String(MAX_PRODUCT_FILES) }],
  unknownDownload: [404, 'Unknown download'],
  revoked: [409, 'Revoked download'],
  nothingToSend: [409, 'No downloads to send'],
})
