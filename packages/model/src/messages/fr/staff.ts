import type { staff as english } from '../en/staff.ts'
import type { Translated } from '../message.ts'

export const staff = {
  'emails.invitation.subject': '{site} : invitation à gérer le site',
  'emails.invitation.before': '{inviter} vous invite à gérer {site}.',
  'emails.invitation.role': 'Votre rôle : {role}',
  'emails.invitation.open': 'Pour accepter, ouvrez cette page dans les sept jours :',
  'emails.invitation.button': 'Accepter l’invitation',
  'emails.invitation.after':
    'Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail. Aucun compte n’est créé.',
  'emails.passwordReset.subject': '{site} : connexion au studio',
  'emails.passwordReset.open':
    'Nous avons reçu une demande de connexion au studio de {site} sans mot de passe. Ouvrez cette page dans l’heure qui suit. Elle vous connecte une seule fois et vous permet de définir un nouveau mot de passe :',
  'emails.passwordReset.button': 'Se connecter',
  'emails.passwordReset.after':
    'Si vous n’avez rien demandé, ignorez cet e-mail. Votre mot de passe reste inchangé.',
  'staff.role.admin': 'Administration',
  'staff.role.billing': 'Facturation',
  'staff.role.reporting': 'Rapports',
  'staff.role.editor': 'Rédaction',
  'staff.role.moderator': 'Modération',
  'staff.role.commenter': 'Commentaires',
  'staff.role.store-manager': 'Gestion de la boutique',
  'staff.role.scheduling': 'Planification',
  'staff.role.viewer': 'Lecture seule',
  'staff.role.campaigns-editor': 'Modification des campagnes',
  'staff.role.scheduling-viewer': 'Consultation du planning',
  'staff.role.scheduling-editor': 'Modification du planning',
  'staff.role.website-manager': 'Gestion du site',
  'staff.role.draft-editor': 'Modification des brouillons',
} satisfies Translated<typeof english>
