import type { accountOrders as english } from '../en/account-orders.ts'
import type { Translated } from '../message.ts'

export const accountOrders = {
  accountOrders: 'Bestellungen',
  accountOrdersAll: 'Alle Bestellungen',
  accountOrdersBack: 'Zurück zu Ihrem Konto',
  accountOrdersClaim: 'Link per E-Mail senden',
  accountOrdersClaimAdd: 'Bestellungen hinzufügen',
  accountOrdersClaimAddText:
    'Bestellungen, die ohne Anmeldung mit dieser E-Mail-Adresse aufgegeben wurden, werden Ihrem Konto hinzugefügt.',
  accountOrdersClaimHelp:
    'Wir senden Ihnen einen Link, der eine Stunde gültig ist. Vorher wird nichts hinzugefügt.',
  accountOrdersClaimTitle: 'Haben Sie ohne Anmeldung bestellt?',
  accountOrdersDocuments: 'Dokumente',
  accountOrdersIssued: 'ausgestellt am',
  accountOrdersNewest: 'Neueste Bestellungen',
  accountOrdersNone: 'In Ihrem Konto sind noch keine Bestellungen.',
  accountOrdersOlder: 'Ältere Bestellungen',
  accountOrdersPages: 'Seiten der Bestellungen',
  accountOrdersRefunds: 'Erstattungen',
  accountOrdersTest: 'Testbestellung',
  accountOrdersTitle: 'Ihre Bestellungen',
  titleAccountClaim: 'Bestellungen hinzufügen',
  titleAccountOrders: 'Ihre Bestellungen',
  'accountOrders.canceled': 'Storniert',
  'accountOrders.refunded': 'Erstattet',
  'accountOrders.unpaid': 'Zahlung ausstehend',
  'accountOrders.preparing': 'In Vorbereitung',
  'accountOrders.partlyShipped': 'Teilweise versendet',
  'accountOrders.shipped': 'Versendet',
  'accountOrders.ready': 'Abholbereit',
  'accountOrders.complete': 'Abgeschlossen',
  'accountOrders.claimText':
    'Bestellungen, die mit {email} aufgegeben wurden, können Ihrem Konto hinzugefügt werden.',
  'account.claim-sent': 'Eine E-Mail mit einem Link ist unterwegs an die Adresse Ihres Kontos.',
  'account.claimed':
    'Sie haben Ihre E-Mail-Adresse bestätigt. Die damit aufgegebenen Bestellungen sind jetzt in Ihrem Konto.',
  'account.claimed-none':
    'Sie haben Ihre E-Mail-Adresse bestätigt. Es gibt keine weiteren damit aufgegebenen Bestellungen.',
} satisfies Translated<typeof english>
