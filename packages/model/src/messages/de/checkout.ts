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
  'checkout.discountUnavailable':
    'Dieser Rabatt ist nicht mehr verfügbar. Er wurde von Ihrer Bestellung entfernt.',
  'payments.giftCard': 'Gutschein',
  'payments.test': 'Testzahlung',
  'payments.giftCardAndTest': 'Gutschein und Testzahlung',
  'payments.testAndGiftCard': 'Testzahlung und Gutschein',
  'payments.declined': 'Die Bank hat die Zahlung abgelehnt.',
  'payments.notConfirmed': 'Die Zahlung wurde nicht bestätigt.',
  'payments.noProvider': 'Dieser Shop kann noch keine Zahlungen annehmen.',
  'payments.giftCardChanged':
    'Der Gutschein hat dieses Guthaben nicht mehr. Prüfen Sie die Gesamtsumme, bevor Sie bezahlen.',
} satisfies Translated<typeof english>
