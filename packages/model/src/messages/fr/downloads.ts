import type { downloads as english } from '../en/downloads.ts'
import type { Translated } from '../message.ts'

export const downloads = {
  downloadButton: 'Télécharger',
  downloadExpired: 'Ce lien a expiré',
  downloadExpiredText:
    'Demandez à la boutique de renouveler votre téléchargement, en indiquant le numéro de votre commande.',
  downloadRevoked: 'Ce téléchargement est fermé',
  downloadRevokedText: 'L’article a été remboursé, ou la commande a été annulée.',
  downloadTitle: 'Votre téléchargement',
  downloadUnknown: 'Ce lien ne fonctionne pas',
  downloadUnknownText:
    'Il est peut-être incomplet, ou un lien plus récent l’a remplacé. La page de votre commande contient le lien actuel.',
  downloadUsedUp: 'Tous les téléchargements sont utilisés',
  downloadUsedUpText:
    'Demandez à la boutique de renouveler votre téléchargement, en indiquant le numéro de votre commande.',
  downloadsSoon:
    'Les fichiers de votre commande ne sont pas encore prêts. Vous les trouverez sur cette page.',
  downloadsTitle: 'Vos téléchargements',
  'downloads.left': 'Téléchargements restants : {count}',
  'downloads.until': 'Disponible jusqu’au {date}',
  'emails.downloads.subject': '{site} : vos téléchargements de la commande {number}',
  'emails.downloads.text': 'Voici vos téléchargements de la commande {number} chez {site}.',
  'emails.downloads.link': 'Télécharger {filename}',
  'emails.order.downloads': 'Vos téléchargements :',
  titleDownload: 'Téléchargement',
} satisfies Translated<typeof english>
