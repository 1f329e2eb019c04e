import type { errors as english } from '../en/errors.ts'
import type { Translated } from '../message.ts'

export const errors = {
  'http.malformed': 'La solicitud no es válida.',
  'http.signInFirst': 'Inicie sesión para continuar.',
  'http.forbidden': 'No tiene permiso para hacer esto.',
  'http.setUpTwoStep': 'Su sitio exige la verificación en dos pasos. Configúrela para continuar.',
  'http.crumbFail': 'Su sesión ha caducado. Recargue la página y vuelva a intentarlo.',
  'http.foreignPage': 'Este formulario se envió desde otro sitio.',
  'http.notFound': 'No hay nada en esta dirección.',
  'http.gone': 'Esta página se ha eliminado.',
  'http.notOffered': 'Esta dirección no admite el método de la solicitud.',
  'http.tooSlow': 'La solicitud tardó demasiado en llegar. Vuelva a intentarlo.',
  'http.tooLarge': 'La solicitud es demasiado grande.',
  'http.notJson': 'Envíe JSON con el tipo de contenido application/json.',
  'http.notMultipart':
    'Envíe el archivo en un formulario con el tipo de contenido multipart/form-data.',
  'http.unknownSite': 'No hay ningún sitio con este nombre de host.',
  'http.headersTooLarge': 'Los encabezados de la solicitud son demasiado grandes.',
  'http.internal': 'Se produjo un error interno. Vuelva a intentarlo más tarde.',
  'http.busy': 'El servidor está ocupado. Vuelva a intentarlo en unos segundos.',
  'idempotency.malformedKey': 'Una Idempotency-Key tiene de 1 a 64 letras, dígitos, «_» y «-».',
  'idempotency.running':
    'La misma solicitud todavía está en curso. Vuelva a intentarlo en unos segundos.',
  'idempotency.otherRequest': 'Esta Idempotency-Key se usó para otra solicitud.',
  'page-locks.locked': 'Esta página está protegida',
  'page-locks.wrongPassword': 'La contraseña es incorrecta. Vuelva a intentarlo.',
  'page-locks.proofRequired':
    'Varios intentos fallaron. Introduzca de nuevo la contraseña: su navegador resuelve antes una tarea breve, para la que necesita JavaScript. Sin él, espere 15 minutos.',
  'page-locks.tooManyTries': {
    one: 'Demasiados intentos. Vuelva a intentarlo en {count} minuto.',
    many: 'Demasiados intentos. Vuelva a intentarlo en {count} de minutos.',
    other: 'Demasiados intentos. Vuelva a intentarlo en {count} minutos.',
  },
  'pages.membersOnly': 'Esta página solo está disponible para los miembros del sitio',
  'site-users.signInFailed':
    'La dirección de correo electrónico o la contraseña es incorrecta, o la dirección aún no está confirmada.',
  'site-users.proofRequired':
    'Varios inicios de sesión fallaron. Introduzca de nuevo su contraseña: su navegador resuelve antes una tarea breve, para la que necesita JavaScript. Sin él, espere 15 minutos.',
  'site-users.linkSpent': 'Este enlace ha caducado o ya se usó. Solicite uno nuevo.',
  'site-users.confirmFailed': 'La contraseña es incorrecta, o el enlace ha caducado o ya se usó.',
  'site-users.emailInvalid': 'Escriba un correo electrónico válido',
  'site-users.passwordTooShort': 'Una contraseña debe tener al menos 8 caracteres.',
  'site-users.passwordTooLong': 'Una contraseña puede tener hasta 128 caracteres.',
  'site-users.passwordTooCommon': 'Esta contraseña es demasiado común. Elija otra.',
  'site-users.passwordWrong': 'La contraseña actual es incorrecta.',
  'site-users.nameTooLong': 'Un nombre puede tener hasta 100 caracteres.',
  'site-users.languageUnknown': 'Este sitio no está disponible en ese idioma.',
  'site-users.languageCustom': 'Una cuenta no puede usar un idioma personalizado.',
  'site-users.areaClosed':
    'A esta área solo se accede por invitación. Pida una invitación al propietario del sitio.',
  'site-users.areaSold': 'El acceso a esta área debe comprarse.',
  'site-users.areaBought':
    'Compró el acceso a esta área. Pida al propietario del sitio que lo finalice.',
  'site-users.areaUnknown': 'Esta área de miembros no existe.',
} satisfies Translated<typeof english>
