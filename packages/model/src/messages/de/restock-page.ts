import type { restockPage as english } from '../en/restock-page.ts'
import type { Translated } from '../message.ts'

export const restockPage = {
  restockEmail: 'E-Mail-Adresse',
  restockOption: 'Variante',
  restockTitle: 'Ausverkauft? Erfahren Sie, wann es wieder da ist',
  restockCta: 'Erhalten Sie eine E-Mail, sobald dieser Artikel wieder verfügbar ist.',
  restockButton: 'Benachrichtigen',
  restockMailingList: 'Auch den Newsletter abonnieren',
  restockNone: 'Alle Varianten dieses Produkts sind verfügbar.',
  restockBack: 'Zurück zum Produkt',
  restockDone: 'Eingetragen!',
  titleRestock: 'E-Mail bei Verfügbarkeit',
} satisfies Translated<typeof english>
