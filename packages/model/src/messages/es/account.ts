import type { account as english } from '../en/account.ts'
import type { Translated } from '../message.ts'

export const account = {
  accountAreas: 'Áreas de miembros',
  accountBought: 'Acceso comprado.',
  accountChangePassword: 'Cambiar contraseña',
  accountCurrentPassword: 'Contraseña actual',
  accountEmail: 'Correo electrónico',
  accountErase: 'Eliminar mi cuenta',
  accountEraseText:
    'Su cuenta, sus membresías y sus comentarios se eliminarán de inmediato. Esta acción no se puede deshacer. Los pedidos se conservan según exige la ley. Escriba su contraseña para confirmar.',
  accountEraseTitle: 'Eliminar esta cuenta',
  accountFirstName: 'Nombre',
  accountForgotLede:
    'Le enviaremos por correo electrónico un enlace para elegir una contraseña nueva.',
  accountForgotSend: 'Enviar enlace',
  accountForgotten: '¿Olvidó su contraseña?',
  accountForgotTitle: 'Contraseña olvidada',
  accountHave: 'Ya tengo una cuenta',
  accountJoin: 'Unirse',
  accountLastName: 'Apellidos',
  accountLeave: 'Salir',
  accountLetters: 'Correos electrónicos',
  accountLetterSend: 'Reenviar correo',
  accountLetterText:
    'Revise su carpeta de correo no deseado. Si el correo no está allí, vuelva a enviarlo.',
  accountLetterTitle: '¿No recibió el correo?',
  accountLink: 'Cuenta',
  accountNewPassword: 'Contraseña nueva',
  accountNone: 'Crear una cuenta',
  accountOptional: 'opcional',
  accountPassword: 'Contraseña',
  accountPasswordHelp:
    'Al menos 8 caracteres. Varias palabras juntas forman una contraseña segura.',
  accountRegister: 'Registrarse',
  accountRegisterLede:
    'Le enviaremos por correo electrónico un enlace para confirmar su dirección.',
  accountRemember: 'Mantener la sesión iniciada en este dispositivo',
  accountResetLede:
    'Se cerrará su sesión en todos los dispositivos. Después, inicie sesión con la contraseña nueva.',
  accountResetSet: 'Establecer contraseña',
  accountSave: 'Guardar',
  accountSignIn: 'Iniciar sesión',
  accountSignOut: 'Cerrar sesión',
  accountSignOutEverywhere: 'Cerrar sesión en todas partes',
  accountTitle: 'Su cuenta',
  accountVerifyConfirm: 'Confirmar e iniciar sesión',
  accountVerifyLede: 'Escriba la contraseña que eligió al registrarse.',
  accountVerifyTitle: 'Confirme su dirección',
  accountYourName: 'Su nombre',
  titleAccount: 'Su cuenta',
  titleAccountForgot: 'Contraseña olvidada',
  titleAccountLogin: 'Iniciar sesión',
  titleAccountRegister: 'Registrarse',
  titleAccountReset: 'Contraseña nueva',
  titleAccountVerify: 'Confirme su dirección',
  'account.registered':
    'Enviamos un correo electrónico a la dirección indicada. Siga el enlace que contiene para continuar.',
  'account.resent':
    'Si esta dirección está pendiente de confirmación, un correo electrónico va en camino.',
  'account.reset-sent':
    'Si existe una cuenta con esta dirección, un correo electrónico con un enlace va en camino.',
  'account.password-set': 'Su contraseña nueva está guardada. Ya puede iniciar sesión.',
  'account.signed-out': 'Ha cerrado sesión.',
  'account.signed-out-everywhere': 'Ha cerrado sesión en todos los dispositivos.',
  'account.erased': 'Su cuenta se ha eliminado.',
  'account.saved': 'Cambios guardados.',
  'account.password-changed': 'Su contraseña se ha cambiado. Se cerraron todas las demás sesiones.',
  'account.joined': 'Le damos la bienvenida. Ahora es miembro.',
  'account.left': 'Ha salido del área de miembros.',
} satisfies Translated<typeof english>
