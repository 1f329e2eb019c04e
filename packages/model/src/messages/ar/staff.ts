import type { staff as english } from '../en/staff.ts'
import type { Translated } from '../message.ts'

export const staff = {
  'emails.invitation.subject': '{site}: دعوة لإدارة الموقع',
  'emails.invitation.before': 'يدعوك {inviter} إلى إدارة {site}.',
  'emails.invitation.role': 'دورك: {role}',
  'emails.invitation.open': 'لقبول الدعوة، افتح هذه الصفحة خلال سبعة أيام:',
  'emails.invitation.button': 'قبول الدعوة',
  'emails.invitation.after': 'إن كنت لا تعرف المرسل، فتجاهل هذه الرسالة. لن يُنشأ أي حساب.',
  'staff.role.admin': 'الإدارة العامة',
  'staff.role.billing': 'الفوترة',
  'staff.role.reporting': 'التقارير',
  'staff.role.editor': 'التحرير',
  'staff.role.moderator': 'الإشراف',
  'staff.role.commenter': 'التعليقات',
  'staff.role.store-manager': 'إدارة المتجر',
  'staff.role.scheduling': 'الجدولة',
  'staff.role.viewer': 'العرض فقط',
  'staff.role.campaigns-editor': 'تحرير الحملات',
  'staff.role.scheduling-viewer': 'عرض المواعيد',
  'staff.role.scheduling-editor': 'تحرير المواعيد',
  'staff.role.website-manager': 'إدارة الموقع',
  'staff.role.draft-editor': 'تحرير المسودات',
} satisfies Translated<typeof english>
