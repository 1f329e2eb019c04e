/** The states of what a buyer may download. */
export const downloadStates = ['available', 'usedUp', 'expired', 'revoked'] as const

export type DownloadState = (typeof downloadStates)[number]

/** The maximum number of files of a product. */
export const MAX_PRODUCT_FILES = 50

/** The largest limit of downloads for a purchase. */
export const MAX_DOWNLOADS = 1_000

/** The largest number of days that a link is valid. */
export const MAX_DOWNLOAD_DAYS = 3_650

/** The limits of a product that the owner has not changed. */
export const DEFAULT_DOWNLOAD_LIMITS = { maxDownloads: 5, validDays: 30 } as const
