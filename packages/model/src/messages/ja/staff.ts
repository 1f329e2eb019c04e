import type { staff as english } from '../en/staff.ts'
import type { Translated } from '../message.ts'

export const staff = {
  'emails.invitation.subject': '{site}：サイト管理への招待',
  'emails.invitation.before': '{inviter}さんから、{site}の管理に招待されました。',
  'emails.invitation.role': '役割：{role}',
  'emails.invitation.open': '招待を受けるには、7日以内に次のページを開いてください。',
  'emails.invitation.button': '招待を受ける',
  'emails.invitation.after':
    '送信者に心当たりがない場合は、このメールを無視してください。アカウントは作成されません。',
  'emails.passwordReset.subject': '{site}：スタジオへのログイン',
  'emails.passwordReset.open':
    'パスワードを使わずに{site}のスタジオにログインするリクエストを受け取りました。1時間以内に次のページを開いてください。一度だけログインでき、新しいパスワードを設定できます。',
  'emails.passwordReset.button': 'ログイン',
  'emails.passwordReset.after':
    'お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
  'staff.role.admin': '管理者',
  'staff.role.billing': '請求',
  'staff.role.reporting': 'レポート',
  'staff.role.editor': '編集者',
  'staff.role.moderator': 'モデレーター',
  'staff.role.commenter': 'コメント投稿者',
  'staff.role.store-manager': 'ストア管理者',
  'staff.role.scheduling': 'スケジュール',
  'staff.role.viewer': '閲覧者',
  'staff.role.campaigns-editor': 'キャンペーン編集者',
  'staff.role.scheduling-viewer': 'スケジュール閲覧者',
  'staff.role.scheduling-editor': 'スケジュール編集者',
  'staff.role.website-manager': 'サイト管理者',
  'staff.role.draft-editor': '下書き編集者',
} satisfies Translated<typeof english>
