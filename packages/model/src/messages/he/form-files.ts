import type { formFiles as english } from '../en/form-files.ts'
import type { Translated } from '../message.ts'

export const formFiles = {
  'formFiles.tooMany': 'יש יותר מדי קבצים. הסירו כמה מהם.',
  'formFiles.tooLarge': 'אחד הקבצים גדול מדי.',
  'formFiles.allTooLarge': 'כל הקבצים יחד יכולים להגיע עד 25 MB.',
  'formFiles.empty': 'אי אפשר לשלוח קובץ ריק.',
  'formFiles.wrongKind': 'אי אפשר לשלוח כאן קבצים מסוג זה.',
  'formFiles.again': 'בחרו שוב את הקבצים.',
  'formFiles.images': 'תמונות.',
  'formFiles.documents': 'PDF, מסמכי אופיס או טקסט פשוט.',
  'formFiles.pdf': 'PDF בלבד.',
  'formFiles.limit': {
    one: 'קובץ אחד של עד {maxSize}.',
    two: 'עד שני קבצים של {maxSize} כל אחד.',
    other: 'עד {count} קבצים של {maxSize} כל אחד.',
  },
  'formFiles.remove': 'הסרת {name}',
  'formFiles.refused': '{name} לא נוסף. {reason}',
  'formFiles.sending': 'הקבצים נשלחים: {percent}',
} satisfies Translated<typeof english>
