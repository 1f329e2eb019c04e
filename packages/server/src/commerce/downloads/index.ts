export { DOWNLOAD_LINK, getDownloadUrl } from './download-link.ts'
export { downloadErrors } from './errors.ts'
export { grantDownloads, renewDownload } from './grant-downloads.ts'
export {
  type Download,
  eraseGrants,
  listDownloads,
  listDownloadsByEmail,
  listDownloadsOfBuyer,
  listOrdersWithoutFiles,
} from './grant-store.ts'
export { isPrivateFileUsed } from './product-file-store.ts'
export { downloadsSlice } from './slice.ts'
export { describeDownload } from './describe-download.ts'
