const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** Formats a file size for display. @see platform spec §9 "File size units base 1024" */
export function formatFileSize(bytes: number): string {
  const power = Math.min(
    UNITS.findIndex((_, index) => bytes < 1024 ** (index + 1)),
    UNITS.length - 1,
  )
  const unit = power < 0 ? UNITS.length - 1 : power
  return `${Number((bytes / 1024 ** unit).toFixed(2))} ${UNITS[unit]}`
}

/** The bytes per megabyte in which limits are counted: 20 MB are 20,000,000 bytes. @see platform spec §9 "bytes per MB" */
export const BYTES_PER_MB = 1_000_000
