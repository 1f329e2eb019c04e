import type { downloads as english } from '../en/downloads.ts'
import type { Translated } from '../message.ts'

export const downloads = {
  downloadButton: 'Herunterladen',
  downloadExpired: 'Dieser Link ist abgelaufen',
  downloadExpiredText:
    'Bitten Sie den Shop, Ihren Download zu erneuern, und nennen Sie die Nummer Ihrer Bestellung.',
  downloadRevoked: 'Dieser Download ist geschlossen',
  downloadRevokedText: 'Der Artikel wurde erstattet, oder die Bestellung wurde storniert.',
  downloadTitle: 'Ihr Download',
  downloadUnknown: 'Dieser Link funktioniert nicht',
  downloadUnknownText:
    'Er ist vielleicht unvollständig oder wurde durch einen neueren ersetzt. Auf der Seite Ihrer Bestellung steht der aktuelle.',
  downloadUsedUp: 'Alle Downloads sind verbraucht',
  downloadUsedUpText:
    'Bitten Sie den Shop, Ihren Download zu erneuern, und nennen Sie die Nummer Ihrer Bestellung.',
  downloadsSoon:
    'Die Dateien Ihrer Bestellung sind noch nicht bereit. Sie finden sie dann auf dieser Seite.',
  downloadsTitle: 'Ihre Downloads',
  'downloads.left': 'Verbleibende Downloads: {count}',
  'downloads.until': 'Verfügbar bis {date}',
  'emails.downloads.subject': '{site}: Ihre Downloads aus Bestellung {number}',
  'emails.downloads.text': 'Das sind Ihre Downloads aus der Bestellung {number} bei {site}.',
  'emails.downloads.link': '{filename} herunterladen',
  'emails.order.downloads': 'Ihre Downloads:',
  titleDownload: 'Download',
} satisfies Translated<typeof english>
