import type { formFiles as english } from '../en/form-files.ts'
import type { Translated } from '../message.ts'

export const formFiles = {
  'formFiles.tooMany': 'ファイルが多すぎます。いくつか削除してください。',
  'formFiles.tooLarge': 'ファイルが大きすぎます。',
  'formFiles.allTooLarge': 'ファイルは合計で25 MBまでです。',
  'formFiles.empty': '空のファイルは送信できません。',
  'formFiles.wrongKind': 'この種類のファイルはここでは送信できません。',
  'formFiles.again': 'ファイルをもう一度選択してください。',
  'formFiles.images': '画像。',
  'formFiles.documents': 'PDF、オフィス文書またはテキスト。',
  'formFiles.pdf': 'PDFのみ。',
  'formFiles.limit': {
    other: '{maxSize}までのファイルを{count}個まで。',
  },
  'formFiles.remove': '{name}を削除',
  'formFiles.refused': '{name}は追加されませんでした。{reason}',
  'formFiles.sending': 'ファイルを送信中：{percent}',
} satisfies Translated<typeof english>
