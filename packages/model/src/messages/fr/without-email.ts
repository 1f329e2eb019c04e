import type { withoutEmail as english } from '../en/without-email.ts'
import type { Translated } from '../message.ts'

export const withoutEmail = {
  accountWithoutEmail:
    'Ce site ne peut pas envoyer d’e-mails pour le moment. Contactez le site pour obtenir de l’aide concernant votre compte.',
  donationContact: 'Contactez-nous en indiquant le numéro de don,',
  donationSavedUnder: 'Votre don est enregistré avec l’adresse',
  orderCodesContact:
    'Ce site ne peut pas envoyer d’e-mails pour le moment. Contactez-nous pour obtenir les codes de',
  orderContact: 'Contactez-nous en indiquant le numéro de commande,',
  orderSavedUnder: 'Votre commande est enregistrée avec l’adresse',
  'account.without-email':
    'Votre demande est enregistrée, mais ce site ne peut pas envoyer d’e-mails pour le moment. Contactez le site pour continuer.',
  'newsletter.without-email':
    'Votre demande est enregistrée, mais ce site ne peut pas envoyer d’e-mails pour le moment. Contactez le site pour confirmer votre inscription.',
  restockWithoutEmail:
    'Ce site ne peut pas envoyer d’e-mails pour le moment. Laissez votre adresse et la boutique pourra vous contacter plus tard.',
} satisfies Translated<typeof english>
