import type { subscriptions as english } from '../en/subscriptions.ts'
import type { Translated } from '../message.ts'

export const subscriptions = {
  accountSubscriptions: 'Abonnements',
  accountSubscriptionsAll: 'Tous les abonnements',
  accountSubscriptionsNone: 'Votre compte ne contient aucun abonnement.',
  accountSubscriptionsTitle: 'Vos abonnements',
  subscriptionBack: 'Retour à la commande',
  subscriptionCancel: 'Résilier l’abonnement',
  subscriptionCancelAtEnd: 'Résilier à la fin de la période',
  subscriptionCancelNow: 'Résilier maintenant',
  subscriptionCancelText:
    'Aucune autre commande ne sera passée. Les commandes précédentes restent inchangées.',
  subscriptionChange: 'Modifier l’abonnement',
  subscriptionChangeMethod: 'Changer de moyen de paiement',
  subscriptionChangeMethodText:
    'Vous le saisissez sur une page sécurisée du prestataire de paiement, puis vous revenez ici.',
  subscriptionManage: 'Gérer l’abonnement',
  subscriptionNext: 'Prochaine commande',
  subscriptionOrders: 'Commandes',
  subscriptionPause: 'Suspendre',
  subscriptionPaidWith: 'Payé par',
  subscriptionPayNow: 'Payer maintenant',
  subscriptionPaymentFailed:
    'Le paiement de la prochaine commande a échoué. Payez maintenant, ou attendez la prochaine tentative.',
  subscriptionPrice: 'Prix',
  subscriptionPriceText: 'La livraison et les taxes s’ajoutent à chaque commande.',
  subscriptionResume: 'Reprendre',
  subscriptionSkip: 'Ignorer la prochaine commande',
  subscriptionSkipped: 'Ignorée',
  subscriptionTitle: 'Abonnement',
  subscriptionFailed: 'Paiement échoué',
  testApproveOnce: 'Accepter, et refuser les commandes suivantes',
  testApproveOnceText: 'La première commande est payée ; la suivante échoue.',
  titleAccountSubscriptions: 'Vos abonnements',
  titleSubscription: 'Abonnement',
  'subscriptions.status.active': 'Actif',
  'subscriptions.status.past_due': 'Paiement échoué',
  'subscriptions.status.paused': 'Suspendu',
  'subscriptions.status.canceled': 'Résilié',
  'subscriptions.status.ended': 'Terminé',
  'subscriptions.endsOn': 'Se termine le {date}',
  'subscriptions.every.week': {
    one: 'chaque semaine',
    many: 'toutes les {count} de semaines',
    other: 'toutes les {count} semaines',
  },
  'subscriptions.every.month': {
    one: 'chaque mois',
    many: 'tous les {count} de mois',
    other: 'tous les {count} mois',
  },
  'subscriptions.every.year': {
    one: 'chaque année',
    many: 'tous les {count} d’ans',
    other: 'tous les {count} ans',
  },
  'subscriptions.orders': {
    one: '{count} commande',
    many: '{count} de commandes',
    other: '{count} commandes',
  },
  'subscriptions.price': '{amount} {period}',
  'subscriptions.priceLimited': '{amount} {period}, {orders} au total',
  'subscriptions.agree':
    'Votre abonnement commence aujourd’hui : une commande maintenant, puis une {period} jusqu’à la résiliation. Vous pouvez résilier à tout moment.',
  'subscriptions.agreeLimited':
    'Votre abonnement commence aujourd’hui : une commande maintenant, puis une {period}, {orders} au total. Vous pouvez résilier à tout moment.',
  'subscriptions.renewal': 'Cette commande fait partie de votre abonnement.',
  'subscriptions.done.pause': 'Votre abonnement est suspendu.',
  'subscriptions.done.resume': 'Votre abonnement est de nouveau actif.',
  'subscriptions.done.skip': 'La prochaine commande est ignorée.',
  'subscriptions.done.cancel': 'Votre abonnement prend fin avec cette période.',
  'subscriptions.done.cancel-now': 'Votre abonnement est résilié.',
  'subscriptions.done.change-method':
    'Les prochaines commandes seront débitées de votre nouveau moyen de paiement.',
  'subscriptions.unknown': 'Cet abonnement n’existe pas.',
  'subscriptions.notAllowed':
    'L’abonnement a changé, et cela n’est plus possible. Vérifiez son état.',
  'subscriptions.busy':
    'Une commande de cet abonnement est en cours. Réessayez dans quelques minutes.',
  'emails.subscription.started.subject': '{site} : Votre abonnement à {title} a commencé',
  'emails.subscription.started': 'Votre abonnement à {title} a commencé.',
  'emails.subscription.next': 'La prochaine commande sera passée le {date}.',
  'emails.subscription.manage': 'Gérer l’abonnement',
  'emails.subscription.test': 'Ceci est un abonnement de test. Aucun argent n’est transféré.',
  'emails.subscription.failed.subject':
    '{site} : La prochaine commande de votre abonnement à {title} a échoué',
  'emails.subscription.failed':
    'Nous n’avons pas pu passer la prochaine commande de votre abonnement à {title}.',
  'emails.subscription.retry': 'Nous réessaierons le {date}. Vous pouvez aussi payer maintenant.',
  'emails.subscription.pay': 'Payer maintenant',
  'emails.subscription.paused.subject': '{site} : Votre abonnement à {title} est suspendu',
  'emails.subscription.paused':
    'Votre abonnement à {title} est suspendu, car sa prochaine commande a échoué plusieurs fois. Vous pouvez le reprendre à tout moment.',
  'emails.subscription.canceled.subject': '{site} : Votre abonnement à {title} est résilié',
  'emails.subscription.canceled':
    'Votre abonnement à {title} est résilié. Aucune autre commande ne sera passée.',
  'emails.subscription.ended.subject': '{site} : Votre abonnement à {title} est terminé',
  'emails.subscription.ended':
    'Votre abonnement à {title} est terminé. Aucune autre commande ne sera passée.',
  'emails.subscription.upcoming.subject':
    '{site} : Votre abonnement à {title} sera bientôt renouvelé',
  'emails.subscription.upcoming':
    'Votre abonnement à {title} sera renouvelé le {date}. Pour l’arrêter, résiliez avant ce jour.',
} satisfies Translated<typeof english>
