import type { staff as english } from '../en/staff.ts'
import type { Translated } from '../message.ts'

export const staff = {
  'emails.invitation.subject': '{site}: invitación para administrar el sitio',
  'emails.invitation.before': '{inviter} le invita a administrar {site}.',
  'emails.invitation.role': 'Su función: {role}',
  'emails.invitation.open': 'Para aceptar, abra esta página en un plazo de siete días:',
  'emails.invitation.button': 'Aceptar la invitación',
  'emails.invitation.after':
    'Si no conoce al remitente, ignore este correo. No se creará ninguna cuenta.',
  'emails.passwordReset.subject': '{site}: inicio de sesión en el estudio',
  'emails.passwordReset.open':
    'Hemos recibido una solicitud para iniciar sesión en el estudio de {site} sin la contraseña. Abra esta página en el plazo de una hora. Le permite iniciar sesión una sola vez y establecer una contraseña nueva:',
  'emails.passwordReset.button': 'Iniciar sesión',
  'emails.passwordReset.after':
    'Si no lo ha solicitado, ignore este correo. Su contraseña no cambia.',
  'staff.role.admin': 'Administración',
  'staff.role.billing': 'Facturación',
  'staff.role.reporting': 'Informes',
  'staff.role.editor': 'Edición',
  'staff.role.moderator': 'Moderación',
  'staff.role.commenter': 'Comentarios',
  'staff.role.store-manager': 'Gestión de la tienda',
  'staff.role.scheduling': 'Planificación',
  'staff.role.viewer': 'Solo lectura',
  'staff.role.campaigns-editor': 'Edición de campañas',
  'staff.role.scheduling-viewer': 'Consulta de citas',
  'staff.role.scheduling-editor': 'Edición de citas',
  'staff.role.website-manager': 'Gestión del sitio',
  'staff.role.draft-editor': 'Edición de borradores',
} satisfies Translated<typeof english>
