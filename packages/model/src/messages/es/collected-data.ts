import type { collectedData as english } from '../en/collected-data.ts'
import type { Translated } from '../message.ts'

export const collectedData = {
  titleCollectedData: 'Qué recopilamos',
  'collectedData.lede':
    'Esta página la genera el software que hace funcionar este sitio. Enumera todo lo que se registra en una visita y todo lo que se guarda en su dispositivo. El contenido de otros sitios puede guardar más.',
  'collectedData.link': 'Qué recopilamos',
  'collectedData.visits': 'En cada visita',
  'collectedData.speed': 'Velocidad y errores de scripts',
  'collectedData.answer': 'Su respuesta al aviso de cookies',
  'collectedData.device': 'Qué se guarda en su dispositivo',
  'collectedData.never': 'Qué no se registra nunca',
  'collectedData.kept': 'Cuánto tiempo se conserva',
  'collectedData.name': 'Nombre',
  'collectedData.purpose': 'Finalidad',
  'collectedData.life': 'Se conserva',
  'collectedData.fact.time': 'Las horas de la visita y de lo que ocurrió en ella',
  'collectedData.fact.page': 'Las páginas, con la primera y la última',
  'collectedData.fact.action':
    'Lo que ocurrió: páginas vistas, búsquedas con sus palabras, clics, formularios, audio y vídeo',
  'collectedData.fact.source': 'El sitio web, el buscador o la campaña que condujo aquí',
  'collectedData.fact.device':
    'El tipo de dispositivo y los nombres del navegador y del sistema operativo',
  'collectedData.fact.language': 'El idioma del navegador',
  'collectedData.fact.country': 'El país, según una lista en nuestro propio servidor',
  'collectedData.fact.visitor':
    'Un número aleatorio para el visitante. Sin su consentimiento, la clave que lo genera se elimina a los dos días y nadie puede volver a reconocerle.',
  'collectedData.fact.order': 'El pedido realizado durante la visita',
  'collectedData.fact.speed': 'La velocidad de las páginas, en cifras por día',
  'collectedData.fact.error':
    'El mensaje y el lugar de los errores de scripts, con el nombre del navegador y la página',
  'collectedData.fact.answer': 'La respuesta con su hora, su idioma y el texto del aviso',
  'collectedData.never.text':
    'Su dirección de red, su nombre, su correo electrónico y la identificación completa de su navegador.',
  'collectedData.kept.events': 'Lo que ocurrió en una visita: {time}',
  'collectedData.kept.visits': 'Visitas: {time}',
  'collectedData.kept.errors': 'Errores: {time}',
  'collectedData.kept.answers': 'Respuestas al aviso de cookies: {time}',
  'collectedData.kept.sums':
    'Los totales de cada día se conservan. No contienen a ninguna persona.',
  'collectedData.cookie.answer': 'Su respuesta al aviso de cookies',
  'collectedData.cookie.visitor':
    'Con consentimiento: un número aleatorio que le reconoce en la próxima visita, y cuántas veces ha estado aquí',
  'collectedData.cookie.visit': 'Con consentimiento: la hora de la visita actual',
  'collectedData.cookie.shop':
    'Con consentimiento, en la tienda: un número aleatorio para lo que hace en ella, y su final',
  'collectedData.cookie.session':
    'Con consentimiento, en la tienda: un número aleatorio para esta sesión, y si es la primera',
  'collectedData.cookie.landed': 'Con consentimiento, en la tienda: si ya ha estado aquí',
  'collectedData.cookie.cart': 'Su cesta',
  'collectedData.cookie.signIn': 'Su inicio de sesión',
  'collectedData.cookie.form': 'Protege los formularios frente a otros sitios web',
  'collectedData.cookie.lock': 'El bloqueo de una página que abrió con una contraseña',
  'collectedData.cookie.closed': 'Las ventanas y los anuncios que cerró',
  'collectedData.cookie.likes': 'Lo que le ha gustado',
  'collectedData.cookie.purchase': 'Su pedido, para que cuente una sola vez',
  'collectedData.life.session': 'hasta que cierre el navegador',
  'collectedData.life.declined': 'hasta que rechace',
  'collectedData.life.cleared': 'hasta que borre los datos del navegador',
  'collectedData.ads': 'Publicidad',
  'collectedData.ads.events':
    'Con consentimiento, {services} reciben los productos que ve, añade a la cesta y compra, las palabras de sus búsquedas y que se ha registrado. No reciben nombre ni correo electrónico.',
  'collectedData.ads.browser':
    'Su navegador se conecta con estos servicios, que ven su dirección de red y pueden guardar algo en sus propios sitios web.',
  'collectedData.cookie.ads': 'Qué servicios de publicidad cubre su respuesta',
  'collectedData.cookie.adClick': 'Con consentimiento: el anuncio que le trajo aquí',
} satisfies Translated<typeof english>
