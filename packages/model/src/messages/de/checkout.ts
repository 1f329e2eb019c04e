import type { checkout as english } from '../en/checkout.ts'
import type { Translated } from '../message.ts'

export const checkout = {
  'checkout.email': 'Geben Sie eine E-Mail-Adresse ein.',
  'checkout.country': 'Wählen Sie ein Land.',
  'checkout.firstName': 'Geben Sie einen Vornamen ein.',
  'checkout.lastName': 'Geben Sie einen Nachnamen ein.',
  'checkout.address1': 'Geben Sie eine Adresse ein.',
  'checkout.city': 'Geben Sie einen Ort ein.',
  'checkout.postalCode': 'Geben Sie eine Postleitzahl ein.',
  'checkout.paymentMethod': 'Wählen Sie eine Zahlungsart.',
  'checkout.deliveryOption': 'Wählen Sie eine Versandart.',
  'checkout.noDelivery': 'Dieser Shop hat noch keine Versandart.',
  'checkout.notCovered': 'Wir liefern nicht an Ihre Adresse.',
  'checkout.noRate':
    'Keine Versandart passt zu dieser Bestellung. Ändern Sie Ihren Warenkorb oder kontaktieren Sie uns.',
  'checkout.vatId': 'Geben Sie eine USt-IdNr. mit Länderkürzel ein, zum Beispiel DE123456789.',
  'checkout.vatIdCountry': 'Diese USt-IdNr. gehört zu einem anderen Land als die Adresse.',
  'checkout.tooLong': 'Diese Eingabe ist zu lang.',
  'checkout.alreadyMember':
    'Sie haben bereits Zugang zu einem Artikel in Ihrem Warenkorb. Entfernen Sie ihn, um zur Kasse zu gehen.',
  'checkout.free': 'Kostenlos',
  'checkout.empty': 'Ihr Warenkorb ist leer.',
  'checkout.requirements': 'Prüfen Sie das Formular.',
  'checkout.cartChanged':
    'Ihr Warenkorb hat sich geändert. Prüfen Sie die Gesamtsumme, bevor Sie bezahlen.',
  'checkout.completionInProgress': 'Ihre Zahlung wird bearbeitet. Warten Sie einen Moment.',
  'checkout.paymentFailed': 'Die Zahlung ist fehlgeschlagen. Es wurde nichts abgebucht.',
  'checkout.codeUnknown': 'Dieser Code ist ungültig. Prüfen Sie die Schreibweise.',
  'checkout.codeOff': 'Dieser Code gilt nicht mehr.',
  'checkout.codeScheduled': 'Dieser Code gilt noch nicht.',
  'checkout.codeExpired': 'Dieser Code ist abgelaufen.',
  'checkout.codeUsedUp': 'Dieser Code ist aufgebraucht.',
  'checkout.codeUsedByCustomer': 'Sie haben diesen Code schon verwendet.',
  'checkout.codeBelowMinimum': 'Kaufen Sie für {amount} mehr ein, um diesen Code zu verwenden.',
  'checkout.codeOtherProducts': 'Dieser Code gilt nicht für die Artikel in Ihrem Warenkorb.',
  'checkout.codeOutdone': 'Mit einem anderen Rabatt sparen Sie mehr.',
  'checkout.codeTooMany': 'Sie können bis zu 5 Codes pro Bestellung verwenden.',
  'checkout.codeAttempts':
    'Zu viele Codes in kurzer Zeit. Versuchen Sie es in 10 Minuten noch einmal.',
  'checkout.giftCardReal': 'Dieser Gutschein gilt nicht für Testbestellungen.',
  'checkout.giftCardTest': 'Dieser Gutschein gilt nur für Testbestellungen.',
  'checkout.giftCardsTooMany': 'Sie können bis zu 5 Gutscheine in einer Bestellung einlösen.',
  'checkout.discountUnavailable':
    'Dieser Rabatt gilt nicht mehr. Prüfen Sie die Summe, bevor Sie bezahlen.',
  'payments.giftCard': 'Gutschein',
  'payments.giftCardEnding': 'Gutschein mit Endung {lastFour}',
  'payments.stripe': 'Karte oder Wallet',
  'payments.giftCardAndStripe': 'Gutschein sowie Karte oder Wallet',
  'payments.paypal': 'PayPal',
  'payments.giftCardAndPayPal': 'Gutschein und PayPal',
  'payments.notStarted':
    'Die Zahlung konnte nicht gestartet werden. Versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
  'payments.unreachable':
    'Der Zahlungsanbieter hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  'payments.test': 'Testzahlung',
  'payments.giftCardAndTest': 'Gutschein und Testzahlung',
  'payments.testAndGiftCard': 'Testzahlung und Gutschein',
  'payments.declined': 'Die Bank hat die Zahlung abgelehnt.',
  'payments.notConfirmed': 'Die Zahlung wurde nicht bestätigt.',
  'payments.noProvider': 'Dieser Shop kann noch keine Zahlungen annehmen.',
  'payments.giftCardChanged':
    'Der Gutschein hat dieses Guthaben nicht mehr. Prüfen Sie die Gesamtsumme, bevor Sie bezahlen.',
} satisfies Translated<typeof english>
