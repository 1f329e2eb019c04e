import type { emails as english } from '../en/emails.ts'
import type { Translated } from '../message.ts'

export const emails = {
  'emails.verify.subject': '{site} : confirmez votre adresse e-mail',
  'emails.verify.before':
    'Nous avons reçu une demande de création de compte sur {site} avec cette adresse e-mail.',
  'emails.verify.open':
    'Pour confirmer, ouvrez cette page dans les deux jours et saisissez le mot de passe choisi :',
  'emails.verify.button': 'Confirmer l’adresse e-mail',
  'emails.verify.after':
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Aucun compte ne sera créé.',
  'emails.reset.subject': '{site} : réinitialisez votre mot de passe',
  'emails.reset.before':
    'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte sur {site}.',
  'emails.reset.open': 'Choisissez un nouveau mot de passe sur cette page dans l’heure :',
  'emails.reset.button': 'Choisir un nouveau mot de passe',
  'emails.reset.after':
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Votre mot de passe ne changera pas.',
  'emails.claim.subject': '{site} : ajoutez vos commandes à votre compte',
  'emails.claim.before':
    'Nous avons reçu une demande d’ajout, à votre compte sur {site}, des commandes passées avec cette adresse e-mail.',
  'emails.claim.open': 'Pour les ajouter, ouvrez cette page dans l’heure :',
  'emails.claim.button': 'Ajouter les commandes',
  'emails.claim.after':
    'Si cette demande ne vient pas de vous, ignorez cet e-mail. Rien ne changera.',
  'emails.taken.subject': '{site} : vous avez déjà un compte',
  'emails.taken.before':
    'Nous avons reçu une demande de création de compte sur {site} avec votre adresse e-mail, qui a déjà un compte.',
  'emails.taken.open':
    'Si vous êtes à l’origine de cette demande, connectez-vous avec votre mot de passe. Si vous l’avez oublié, choisissez-en un nouveau sur cette page dans l’heure :',
  'emails.taken.after':
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Votre compte n’a pas changé.',
  'emails.restock.subject': '{site} : {product} est de nouveau disponible',
  'emails.restock.text':
    'Vous nous avez demandé de vous prévenir quand {product} serait de nouveau disponible. C’est le cas, dans la limite des stocks.',
  'emails.restock.button': 'Voir le produit',
  'emails.restock.after':
    'Vous recevez cet e-mail une seule fois, car cette adresse a été laissée sur la page du produit.',
  'emails.newReview.subject': '{site} : Nouvel avis sur {product}',
  'emails.newReview.text': {
    one: '{product} a reçu un nouvel avis avec {count} étoile.',
    many: '{product} a reçu un nouvel avis avec {count} étoiles.',
    other: '{product} a reçu un nouvel avis avec {count} étoiles.',
  },
  'emails.newReview.link': 'Lire et décider : {link}',
  'emails.lowStock.subject': '{site} : Stock faible pour {product}',
  'emails.lowStock.text': {
    one: '{product} : il en reste {count} à vendre.',
    many: '{product} : il en reste {count} à vendre.',
    other: '{product} : il en reste {count} à vendre.',
  },
  'emails.lowStock.link': 'Voir les stocks : {link}',
  'emails.weekly.subject': '{site} : Visites du {from} au {to}',
  'emails.weekly.visitors': 'Visiteurs',
  'emails.weekly.visits': 'Visites',
  'emails.weekly.views': 'Pages vues',
  'emails.weekly.orders': 'Commandes',
  'emails.weekly.revenue': 'Chiffre d’affaires',
  'emails.weekly.change': '{value} (semaine précédente : {before})',
  'emails.weekly.pages': 'Pages les plus visitées',
  'emails.weekly.sources': 'Sources ayant apporté le plus de visites',
  'emails.weekly.report': 'Voir le rapport complet : {link}',
  'emails.weekly.off':
    'Vous recevez cet e-mail parce que vous l’avez activé. Désactivez-le ici : {link}',
  'emails.campaign.test': '[Test] {subject}',
  'emails.campaign.reason':
    'Vous recevez cet e-mail parce que vous êtes abonné à la newsletter de {site}.',
  'emails.campaign.unsubscribe': 'Se désabonner',
  'emails.reviewRequest.subject': '{site} : Votre commande vous plaît-elle ?',
  'emails.reviewRequest.text':
    'Merci pour votre commande sur {site}. Votre opinion aide les autres à choisir. Donnez votre avis :',
  'emails.reviewRequest.button': 'Donner votre avis sur {product}',
  'emails.reviewRequest.after':
    'Vous recevez cet e-mail une seule fois, car vous avez commandé sur {site}. Ses liens ne sont que pour vous : ils signalent votre avis comme achat vérifié.',
  'emails.reviewRequest.unsubscribe': 'Se désabonner',
  'emails.newsletter.subject': '{site} : confirmez votre inscription',
  'emails.newsletter.before':
    'Nous avons reçu une demande d’inscription de cette adresse à la lettre d’information de {site}. Pour confirmer, ouvrez cette page :',
  'emails.newsletter.beforeLists': {
    one: 'Nous avons reçu une demande d’inscription de cette adresse à la lettre d’information de {site}, avec la liste de diffusion {lists}. Pour confirmer, ouvrez cette page :',
    many: 'Nous avons reçu une demande d’inscription de cette adresse à la lettre d’information de {site}, avec les listes de diffusion {lists}. Pour confirmer, ouvrez cette page :',
    other:
      'Nous avons reçu une demande d’inscription de cette adresse à la lettre d’information de {site}, avec les listes de diffusion {lists}. Pour confirmer, ouvrez cette page :',
  },
  'emails.newsletter.button': 'Confirmer l’inscription',
  'emails.newsletter.after':
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Vous ne serez pas inscrit.',
  'emails.mailingLists.subject': {
    one: '{site} : confirmez votre liste de diffusion',
    many: '{site} : confirmez vos listes de diffusion',
    other: '{site} : confirmez vos listes de diffusion',
  },
  'emails.mailingLists.before': {
    one: 'Nous avons reçu une demande d’ajout de cette adresse à la liste de diffusion {lists} de {site}. Pour confirmer, ouvrez cette page :',
    many: 'Nous avons reçu une demande d’ajout de cette adresse aux listes de diffusion {lists} de {site}. Pour confirmer, ouvrez cette page :',
    other:
      'Nous avons reçu une demande d’ajout de cette adresse aux listes de diffusion {lists} de {site}. Pour confirmer, ouvrez cette page :',
  },
  'emails.mailingLists.button': {
    one: 'Confirmer la liste',
    many: 'Confirmer les listes',
    other: 'Confirmer les listes',
  },
  'emails.mailingLists.after':
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Vos inscriptions restent inchangées.',
  'emails.mailingLists.page': {
    one: 'Appuyez sur le bouton pour recevoir les e-mails de la liste de diffusion {lists}.',
    many: 'Appuyez sur le bouton pour recevoir les e-mails des listes de diffusion {lists}.',
    other: 'Appuyez sur le bouton pour recevoir les e-mails des listes de diffusion {lists}.',
  },
  'emails.moderation.subject': {
    one: '{site} : {count} commentaire en attente de modération',
    many: '{site} : {count} commentaires en attente de modération',
    other: '{site} : {count} commentaires en attente de modération',
  },
  'emails.moderation.waiting': {
    one: '{count} commentaire est en attente de modération sur {site}.',
    many: '{count} commentaires sont en attente de modération sur {site}.',
    other: '{count} commentaires sont en attente de modération sur {site}.',
  },
  'emails.moderation.link': 'Modérer les commentaires : {link}',
  'emails.form.subject': 'Formulaire envoyé : {name}',
  'emails.form.open': 'Ouvrir l’envoi avec ses fichiers',
  'emails.formReply.subject': '{site} : nous avons reçu votre message',
  'emails.formReply.text': 'Merci pour votre message. Nous l’avons bien reçu.',
  'emails.order.subject': '{site} : votre commande {number}',
  'emails.order.thanks':
    'Merci pour votre commande sur {site}. Votre numéro de commande est {number}.',
  'emails.order.subtotal': 'Sous-total : {amount}',
  'emails.order.discount': 'Remise : {amount}',
  'emails.order.discountNamed': 'Remise {name} : {amount}',
  'emails.order.delivery': 'Livraison : {amount}',
  'emails.order.total': 'Total : {amount}',
  'emails.order.access':
    'Votre commande comprend l’accès à des pages membres. Si vous étiez connecté, il est déjà dans votre compte : {accountUrl}. Si vous n’avez pas de compte, créez-en un avec cette adresse, {email} : {registerUrl}',
  'emails.order.payment': 'Mode de paiement : {method}. Montant dû : {amount}.',
  'emails.order.test': 'Ceci était une commande d’essai. Rien n’a été débité.',
  'emails.order.giftCard': 'Carte cadeau se terminant par {lastFour} : {amount}',
  'emails.order.link': 'Voir votre commande',
  'emails.cancellation.order.subject': '{site} : la commande {number} a été annulée',
  'emails.cancellation.order':
    'Votre commande {number} chez {site} a été annulée. Rien ne sera expédié et vous ne devez rien.',
  'emails.cancellation.donation.subject': '{site} : le don {number} a été annulé',
  'emails.cancellation.donation': 'Votre don {number} à {site} a été annulé. Vous ne devez rien.',
  'emails.cancellation.paid': 'Si vous avez déjà payé, répondez à cet e-mail.',
  'emails.cancellation.giftCard':
    '{amount} sont de nouveau sur votre carte cadeau se terminant par {lastFour}.',
  'emails.fulfillment.subject': '{site} : votre commande {number} a été expédiée',
  'emails.fulfillment.text': 'Ces articles de votre commande {number} chez {site} sont en route :',
  'emails.fulfillment.readySubject': '{site} : votre commande {number} est prête à être retirée',
  'emails.fulfillment.ready':
    'Ces articles de votre commande {number} chez {site} sont prêts à être retirés :',
  'emails.fulfillment.carrier': 'Transporteur',
  'emails.fulfillment.tracking': 'Numéro de suivi',
  'emails.fulfillment.page': 'Page de suivi',
  'emails.refund.subject': '{site} : remboursement de votre commande {number}',
  'emails.refund.text': 'Nous avons remboursé {amount} pour votre commande {number} chez {site}.',
  'emails.refund.giftCard':
    '{amount} sont de nouveau sur votre carte cadeau se terminant par {lastFour}.',
  'emails.refund.payment':
    '{amount} reviennent sur le moyen de paiement que vous avez utilisé. Cela peut prendre quelques jours ouvrés.',
  'emails.refund.manual': 'Nous vous rembourserons {amount} nous-mêmes.',
  'emails.cancellation.short':
    'Votre commande {number} chez {site} a été annulée. Plus rien ne sera expédié.',
  'emails.newOrder.subject': '{site} : nouvelle commande {number}',
  'emails.newOrder.text': 'Nouvelle commande {number} chez {site} : {amount}',
  'emails.newOrder.link': 'Ouvrir la commande : {link}',
  'emails.webhookFailing.subject': '{site} : un webhook est en échec',
  'emails.webhookFailing.text':
    'Le webhook {address} de {site} est en échec depuis une heure. Les envois sont tentés pendant trois jours, puis le webhook est désactivé.',
  'emails.webhookOff.subject': '{site} : un webhook a été désactivé',
  'emails.webhookOff.text':
    'Tous les envois vers {address} ont échoué pendant trois jours : le webhook de {site} a été désactivé. Réactivez-le dès que l’adresse fonctionne.',
  'emails.webhook.link': 'Ouvrir le webhook : {link}',
  'emails.donation.subject': '{site} : merci pour votre don',
  'emails.donation.thanks': 'Merci pour votre don de {amount} à {site}.',
  'emails.donation.number': 'Numéro : {number}',
  'emails.donation.amount': 'Montant : {amount}',
  'emails.donation.test': 'Ceci était un essai. Rien n’a été débité.',
  'emails.donation.link': 'Voir votre reçu',
  'emails.abandonedCart.subject': '{site} : votre panier vous attend',
  'emails.abandonedCart.text': 'Votre panier chez {site} vous attend :',
  'emails.abandonedCart.button': 'Revenir au panier',
  'emails.abandonedCart.after':
    'Vous recevez cet e-mail parce que vous avez donné votre adresse à {site} lors du paiement. Ignorez-le si vous ne voulez plus ces articles.',
  'emails.giftCard.greeting': 'Bonjour {name},',
  'emails.giftCard.gift': 'Vous avez reçu une carte cadeau de {amount} pour {site}. Son code :',
  'emails.giftCard.giftSubject': '{site} : vous avez reçu une carte cadeau de {amount}',
  'emails.giftCard.subject': '{site} : votre carte cadeau de {amount}',
  'emails.giftCard.code': 'Le code de votre carte cadeau de {amount} sur {site} :',
  'emails.giftCard.test': 'Cette carte cadeau ne sert qu’aux commandes de test.',
  'emails.giftCard.safe':
    'Gardez-le en lieu sûr. Quiconque a le code peut dépenser la carte cadeau.',
  'emails.staffEmail.subject': '{site} : votre adresse de connexion a été modifiée',
  'emails.staffEmail.changed':
    'L’adresse avec laquelle vous vous connectez pour gérer {site} est passée de {before} à {after}.',
  'emails.staffEmail.after':
    'Si vous n’êtes pas à l’origine de ce changement, prévenez immédiatement le propriétaire du site.',
  'emails.staffSecurity.subject': '{site} : votre connexion a été modifiée',
  'emails.staffSecurity.twoStepOn':
    'La validation en deux étapes a été activée, ou transférée vers une autre application, pour {email}, avec laquelle vous gérez {site}.',
  'emails.staffSecurity.twoStepOff':
    'La validation en deux étapes a été désactivée pour {email}, avec laquelle vous gérez {site}.',
  'emails.staffSecurity.newCodes':
    'De nouveaux codes de récupération ont été créés pour {email}, avec laquelle vous gérez {site}. Les anciens ne fonctionnent plus.',
  'emails.staffSecurity.recoveryCode':
    'Un code de récupération a servi à se connecter avec {email}, avec laquelle vous gérez {site}.',
  'emails.staffSecurity.passkeyAdded':
    'Une clé d’accès a été ajoutée pour {email}, avec laquelle vous gérez {site}. Elle permet de se connecter sans votre mot de passe.',
  'emails.staffSecurity.passkeyRemoved':
    'Une clé d’accès a été supprimée pour {email}, avec laquelle vous gérez {site}.',
  'emails.staffSecurity.passwordChanged':
    'Le mot de passe de {email}, avec laquelle vous gérez {site}, a été changé. Toutes les autres sessions sont terminées.',
  'emails.staffSecurity.passkeysRemain':
    'Vos clés d’accès restent valables. Vérifiez-les sous « Your account » et supprimez celles que vous ne reconnaissez pas.',
  'emails.staffSecurity.afterPassword':
    'Si ce n’était pas vous, demandez sur la page de connexion un lien pour définir un nouveau mot de passe et prévenez immédiatement le propriétaire du site.',
  'emails.staffSecurity.afterPasskey':
    'Si ce n’était pas vous, supprimez la clé d’accès sous « Your account », changez ensuite votre mot de passe et prévenez immédiatement le propriétaire du site.',
  'emails.staffSecurity.after':
    'Si ce n’était pas vous, changez votre mot de passe et prévenez immédiatement le propriétaire du site.',
} satisfies Translated<typeof english>
