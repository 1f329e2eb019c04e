import type { installments as english } from '../en/installments.ts'
import type { Translated } from '../message.ts'

export const installments = {
  installmentsInRange: '{count} دفعات بقيمة {amount} عبر {provider}',
  installmentsOver: 'تتوفر خدمة {provider} للطلبات التي تزيد على {amount}',
  installmentsUpTo: 'تتوفر خدمة {provider} للطلبات حتى {amount}',
  installmentsMore: 'معرفة المزيد عن {provider}',
  installmentsPageTitle: 'ادفع على {count} دفعات مع {provider}',
  installmentsPageOrder: 'اختر {provider} عند دفع قيمة طلبك.',
  installmentsPageSplit:
    'يقسّم {provider} المبلغ إلى {count} دفعات، دفعة كل أسبوعين. تُستحق الأولى عند الطلب.',
  installmentsPageTerms: 'يقرر {provider} من يمكنه الدفع بالتقسيط. تُطبَّق شروطه.',
} satisfies Translated<typeof english>
