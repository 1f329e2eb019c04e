import type { restockPage as english } from '../en/restock-page.ts'
import type { Translated } from '../message.ts'

export const restockPage = {
  restockEmail: 'כתובת אימייל',
  restockOption: 'אפשרות',
  restockTitle: 'אזל המלאי? לדעת כשהוא חוזר',
  restockCta: 'קבלו אימייל כשהפריט יחזור למלאי.',
  restockButton: 'עדכנו אותי',
  restockMailingList: 'הרשמה גם לניוזלטר',
  restockNone: 'כל האפשרויות של המוצר הזה במלאי.',
  restockBack: 'חזרה למוצר',
  restockDone: 'נרשמת!',
  titleRestock: 'עדכון על מלאי',
} satisfies Translated<typeof english>
