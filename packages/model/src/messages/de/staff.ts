import type { staff as english } from '../en/staff.ts'
import type { Translated } from '../message.ts'

export const staff = {
  'emails.invitation.subject': '{site}: Einladung zur Verwaltung der Website',
  'emails.invitation.before': '{inviter} lädt Sie ein, {site} mitzuverwalten.',
  'emails.invitation.role': 'Ihre Rolle: {role}',
  'emails.invitation.open': 'Um anzunehmen, öffnen Sie innerhalb von sieben Tagen diese Seite:',
  'emails.invitation.button': 'Einladung annehmen',
  'emails.invitation.after':
    'Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail. Es wird kein Konto erstellt.',
  'emails.passwordReset.subject': '{site}: Anmeldung im Studio',
  'emails.passwordReset.open':
    'Wir haben eine Anfrage erhalten, sich ohne Passwort im Studio von {site} anzumelden. Öffnen Sie innerhalb einer Stunde diese Seite. Sie meldet Sie einmal an, und Sie können dort ein neues Passwort festlegen:',
  'emails.passwordReset.button': 'Anmelden',
  'emails.passwordReset.after':
    'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  'staff.role.admin': 'Administration',
  'staff.role.billing': 'Abrechnung',
  'staff.role.reporting': 'Berichte',
  'staff.role.editor': 'Redaktion',
  'staff.role.moderator': 'Moderation',
  'staff.role.commenter': 'Kommentare',
  'staff.role.store-manager': 'Shop-Verwaltung',
  'staff.role.scheduling': 'Terminplanung',
  'staff.role.viewer': 'Nur Lesen',
  'staff.role.campaigns-editor': 'Kampagnen bearbeiten',
  'staff.role.scheduling-viewer': 'Termine ansehen',
  'staff.role.scheduling-editor': 'Termine bearbeiten',
  'staff.role.website-manager': 'Website-Verwaltung',
  'staff.role.draft-editor': 'Entwürfe bearbeiten',
} satisfies Translated<typeof english>
