import type { downloads as english } from '../en/downloads.ts'
import type { Translated } from '../message.ts'

export const downloads = {
  downloadButton: 'تنزيل',
  downloadExpired: 'انتهت صلاحية هذا الرابط',
  downloadExpiredText: 'اطلب من المتجر تجديد التنزيل واذكر رقم طلبك.',
  downloadRevoked: 'هذا التنزيل مغلق',
  downloadRevokedText: 'تم رد ثمن المنتج أو أُلغي الطلب.',
  downloadTitle: 'تنزيلك',
  downloadUnknown: 'هذا الرابط لا يعمل',
  downloadUnknownText: 'قد يكون غير كامل أو حل محله رابط أحدث. الرابط الحالي موجود في صفحة طلبك.',
  downloadUsedUp: 'استُخدمت جميع التنزيلات',
  downloadUsedUpText: 'اطلب من المتجر تجديد التنزيل واذكر رقم طلبك.',
  downloadsSoon: 'ملفات طلبك ليست جاهزة بعد. ستجدها في هذه الصفحة.',
  downloadsTitle: 'تنزيلاتك',
  'downloads.left': 'التنزيلات المتبقية: {count}',
  'downloads.until': 'متاح حتى {date}',
  'emails.downloads.subject': '{site}: تنزيلاتك من الطلب {number}',
  'emails.downloads.text': 'هذه تنزيلاتك من الطلب {number} لدى {site}.',
  'emails.downloads.link': 'تنزيل {filename}',
  'emails.order.downloads': 'تنزيلاتك:',
  titleDownload: 'تنزيل',
} satisfies Translated<typeof english>
