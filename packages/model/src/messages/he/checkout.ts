import type { checkout as english } from '../en/checkout.ts'
import type { Translated } from '../message.ts'

export const checkout = {
  'checkout.email': 'יש להזין כתובת דוא״ל.',
  'checkout.country': 'יש לבחור מדינה.',
  'checkout.firstName': 'יש להזין שם פרטי.',
  'checkout.lastName': 'יש להזין שם משפחה.',
  'checkout.address1': 'יש להזין כתובת.',
  'checkout.city': 'יש להזין עיר או יישוב.',
  'checkout.postalCode': 'יש להזין מיקוד.',
  'checkout.paymentMethod': 'יש לבחור אמצעי תשלום.',
  'checkout.deliveryOption': 'יש לבחור שיטת משלוח.',
  'checkout.noDelivery': 'לחנות הזאת עדיין אין שיטת משלוח.',
  'checkout.tooLong': 'זה ארוך מדי.',
  'checkout.alreadyMember': 'כבר יש לך גישה לפריט שבסל. יש להסיר אותו כדי להשלים את ההזמנה.',
  'checkout.free': 'חינם',
  'checkout.empty': 'סל הקניות שלך ריק.',
  'checkout.requirements': 'נא לבדוק את הטופס.',
  'checkout.cartChanged': 'הסל שלך השתנה. נא לבדוק את הסכום לפני התשלום.',
  'checkout.completionInProgress': 'התשלום שלך בטיפול. נא להמתין רגע.',
  'checkout.paymentFailed': 'התשלום לא הושלם. לא חויבת.',
  'checkout.discountUnavailable': 'ההנחה הזאת כבר לא בתוקף, והיא הוסרה מההזמנה שלך.',
  'payments.giftCard': 'כרטיס מתנה',
  'payments.test': 'תשלום לבדיקה',
  'payments.giftCardAndTest': 'כרטיס מתנה ותשלום לבדיקה',
  'payments.testAndGiftCard': 'תשלום לבדיקה וכרטיס מתנה',
  'payments.declined': 'הבנק דחה את התשלום.',
  'payments.notConfirmed': 'התשלום לא אושר.',
  'payments.noProvider': 'החנות הזאת עדיין לא יכולה לקבל תשלומים.',
  'payments.giftCardChanged':
    'בכרטיס המתנה כבר אין הסכום הזה. נא לבדוק את הסכום הכולל לפני התשלום.',
} satisfies Translated<typeof english>
