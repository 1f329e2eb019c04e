/** Messages about downloads. */
export const downloads = {
  downloadButton: 'Download',
  downloadExpired: 'This link has expired',
  downloadExpiredText: 'Ask the shop to renew your download, and mention the number of your order.',
  downloadRevoked: 'This download is closed',
  downloadRevokedText: 'The item was refunded, or the order was canceled.',
  downloadTitle: 'Your download',
  downloadUnknown: 'This link does not work',
  downloadUnknownText:
    'It may be incomplete, or a newer link may have replaced it. The page of your order has the current one.',
  downloadUsedUp: 'All downloads are used',
  downloadUsedUpText: 'Ask the shop to renew your download, and mention the number of your order.',
  downloadsSoon: 'The files of your order are not ready yet. You will find them on this page.',
  downloadsTitle: 'Your downloads',
  'downloads.left': 'Downloads left: {count}',
  'downloads.until': 'Available until {date}',
  'emails.downloads.subject': '{site}: Your downloads from order {number}',
  'emails.downloads.text': 'These are your downloads from order {number} at {site}.',
  'emails.downloads.link': 'Download {filename}',
  'emails.order.downloads': 'Your downloads:',
  titleDownload: 'Download',
} as const
