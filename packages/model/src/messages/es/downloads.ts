import type { downloads as english } from '../en/downloads.ts'
import type { Translated } from '../message.ts'

export const downloads = {
  downloadButton: 'Descargar',
  downloadExpired: 'Este enlace ha caducado',
  downloadExpiredText: 'Pida a la tienda que renueve su descarga e indique el número de su pedido.',
  downloadRevoked: 'Esta descarga está cerrada',
  downloadRevokedText: 'El artículo se reembolsó o el pedido se canceló.',
  downloadTitle: 'Su descarga',
  downloadUnknown: 'Este enlace no funciona',
  downloadUnknownText:
    'Puede estar incompleto o haber sido reemplazado por uno más reciente. La página de su pedido tiene el actual.',
  downloadUsedUp: 'Todas las descargas están usadas',
  downloadUsedUpText: 'Pida a la tienda que renueve su descarga e indique el número de su pedido.',
  downloadsSoon: 'Los archivos de su pedido aún no están listos. Los encontrará en esta página.',
  downloadsTitle: 'Sus descargas',
  'downloads.left': 'Descargas restantes: {count}',
  'downloads.until': 'Disponible hasta el {date}',
  'emails.downloads.subject': '{site}: sus descargas del pedido {number}',
  'emails.downloads.text': 'Estas son sus descargas del pedido {number} en {site}.',
  'emails.downloads.link': 'Descargar {filename}',
  'emails.order.downloads': 'Sus descargas:',
  titleDownload: 'Descarga',
} satisfies Translated<typeof english>
