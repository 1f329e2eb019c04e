import type { subscriptions as english } from '../en/subscriptions.ts'
import type { Translated } from '../message.ts'

export const subscriptions = {
  accountSubscriptions: 'Abonnements',
  accountSubscriptionsAll: 'Alle Abonnements',
  accountSubscriptionsNone: 'Ihr Konto hat keine Abonnements.',
  accountSubscriptionsTitle: 'Ihre Abonnements',
  subscriptionBack: 'Zurück zur Bestellung',
  subscriptionCancel: 'Abonnement kündigen',
  subscriptionCancelAtEnd: 'Zum Ende des Zeitraums kündigen',
  subscriptionCancelNow: 'Jetzt kündigen',
  subscriptionCancelText:
    'Es folgen keine weiteren Bestellungen. Frühere Bestellungen bleiben, wie sie sind.',
  subscriptionChange: 'Abonnement ändern',
  subscriptionChangeMethod: 'Zahlungsart ändern',
  subscriptionChangeMethodText:
    'Sie geben sie auf einer sicheren Seite des Zahlungsdienstes ein und kehren danach hierher zurück.',
  subscriptionManage: 'Abonnement verwalten',
  subscriptionNext: 'Nächste Bestellung',
  subscriptionOrders: 'Bestellungen',
  subscriptionPause: 'Pausieren',
  subscriptionPaidWith: 'Bezahlt mit',
  subscriptionPayNow: 'Jetzt bezahlen',
  subscriptionPaymentFailed:
    'Die Zahlung der nächsten Bestellung ist fehlgeschlagen. Bezahlen Sie jetzt, oder warten Sie auf den nächsten Versuch.',
  subscriptionPrice: 'Preis',
  subscriptionPriceText: 'Versand und Steuern kommen bei jeder Bestellung hinzu.',
  subscriptionResume: 'Fortsetzen',
  subscriptionSkip: 'Nächste Bestellung auslassen',
  subscriptionSkipped: 'Ausgelassen',
  subscriptionTitle: 'Abonnement',
  subscriptionFailed: 'Zahlung fehlgeschlagen',
  testApproveOnce: 'Annehmen, spätere Bestellungen ablehnen',
  testApproveOnceText: 'Die erste Bestellung ist bezahlt, die nächste schlägt fehl.',
  titleAccountSubscriptions: 'Ihre Abonnements',
  titleSubscription: 'Abonnement',
  'subscriptions.status.active': 'Aktiv',
  'subscriptions.status.past_due': 'Zahlung fehlgeschlagen',
  'subscriptions.status.paused': 'Pausiert',
  'subscriptions.status.canceled': 'Gekündigt',
  'subscriptions.status.ended': 'Beendet',
  'subscriptions.endsOn': 'Endet am {date}',
  'subscriptions.every.week': { one: 'jede Woche', other: 'alle {count} Wochen' },
  'subscriptions.every.month': { one: 'jeden Monat', other: 'alle {count} Monate' },
  'subscriptions.every.year': { one: 'jedes Jahr', other: 'alle {count} Jahre' },
  'subscriptions.orders': { one: '{count} Bestellung', other: '{count} Bestellungen' },
  'subscriptions.price': '{amount} {period}',
  'subscriptions.priceLimited': '{amount} {period}, insgesamt {orders}',
  'subscriptions.agree':
    'Ihr Abonnement beginnt heute: eine Bestellung jetzt und dann eine {period}, bis Sie kündigen. Sie können jederzeit kündigen.',
  'subscriptions.agreeLimited':
    'Ihr Abonnement beginnt heute: eine Bestellung jetzt und dann eine {period}, insgesamt {orders}. Sie können jederzeit kündigen.',
  'subscriptions.renewal': 'Diese Bestellung gehört zu Ihrem Abonnement.',
  'subscriptions.done.pause': 'Ihr Abonnement ist pausiert.',
  'subscriptions.done.resume': 'Ihr Abonnement ist wieder aktiv.',
  'subscriptions.done.skip': 'Die nächste Bestellung wird ausgelassen.',
  'subscriptions.done.cancel': 'Ihr Abonnement endet mit diesem Zeitraum.',
  'subscriptions.done.cancel-now': 'Ihr Abonnement ist gekündigt.',
  'subscriptions.done.change-method':
    'Die nächsten Bestellungen werden über Ihre neue Zahlungsart abgerechnet.',
  'subscriptions.unknown': 'Dieses Abonnement gibt es nicht.',
  'subscriptions.notAllowed':
    'Das Abonnement hat sich geändert, und dies ist nicht mehr möglich. Prüfen Sie seinen Stand.',
  'subscriptions.busy':
    'Eine Bestellung dieses Abonnements wird gerade aufgegeben. Versuchen Sie es in ein paar Minuten erneut.',
  'emails.subscription.started.subject': '{site}: Ihr Abonnement von {title} hat begonnen',
  'emails.subscription.started': 'Ihr Abonnement von {title} hat begonnen.',
  'emails.subscription.next': 'Die nächste Bestellung folgt am {date}.',
  'emails.subscription.manage': 'Abonnement verwalten',
  'emails.subscription.test': 'Dies ist ein Test-Abonnement. Es fließt kein Geld.',
  'emails.subscription.failed.subject':
    '{site}: Die nächste Bestellung Ihres Abonnements von {title} ist fehlgeschlagen',
  'emails.subscription.failed':
    'Wir konnten die nächste Bestellung Ihres Abonnements von {title} nicht aufgeben.',
  'emails.subscription.retry': 'Wir versuchen es am {date} erneut. Sie können auch jetzt bezahlen.',
  'emails.subscription.pay': 'Jetzt bezahlen',
  'emails.subscription.paused.subject': '{site}: Ihr Abonnement von {title} ist pausiert',
  'emails.subscription.paused':
    'Ihr Abonnement von {title} ist pausiert, weil die nächste Bestellung mehrmals fehlgeschlagen ist. Sie können es jederzeit fortsetzen.',
  'emails.subscription.canceled.subject': '{site}: Ihr Abonnement von {title} ist gekündigt',
  'emails.subscription.canceled':
    'Ihr Abonnement von {title} ist gekündigt. Es folgen keine weiteren Bestellungen.',
  'emails.subscription.ended.subject': '{site}: Ihr Abonnement von {title} ist beendet',
  'emails.subscription.ended':
    'Ihr Abonnement von {title} ist beendet. Es folgen keine weiteren Bestellungen.',
  'emails.subscription.upcoming.subject': '{site}: Ihr Abonnement von {title} verlängert sich bald',
  'emails.subscription.upcoming':
    'Ihr Abonnement von {title} verlängert sich am {date}. Um es zu beenden, kündigen Sie vor diesem Tag.',
} satisfies Translated<typeof english>
