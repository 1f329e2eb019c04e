import type { staff as english } from '../en/staff.ts'
import type { Translated } from '../message.ts'

export const staff = {
  'emails.invitation.subject': '{site}: دعوة لإدارة الموقع',
  'emails.invitation.before': 'يدعوك {inviter} إلى إدارة {site}.',
  'emails.invitation.role': 'دورك: {role}',
  'emails.invitation.open': 'لقبول الدعوة، افتح هذه الصفحة خلال سبعة أيام:',
  'emails.invitation.button': 'قبول الدعوة',
  'emails.invitation.after': 'إن كنت لا تعرف المرسل، فتجاهل هذه الرسالة. لن يُنشأ أي حساب.',
  'emails.passwordReset.subject': '{site}: تسجيل الدخول إلى الاستوديو',
  'emails.passwordReset.open':
    'تلقينا طلبًا لتسجيل الدخول إلى استوديو {site} دون كلمة المرور. افتح هذه الصفحة خلال ساعة واحدة. تتيح لك تسجيل الدخول مرة واحدة وتعيين كلمة مرور جديدة:',
  'emails.passwordReset.button': 'تسجيل الدخول',
  'emails.passwordReset.after': 'إن لم تطلب ذلك، فتجاهل هذه الرسالة. تبقى كلمة مرورك كما هي.',
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
