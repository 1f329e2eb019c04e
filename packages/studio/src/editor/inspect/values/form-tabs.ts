import { blockTypeCodes } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import type { LabeledField } from '../../block-fields.ts'

/** The tabs of a form's settings. @see platform spec §2 "Form editor tabs" */
export const formTabs = ['build', 'storage', 'advanced', 'captcha', 'disclaimer'] as const

export type FormTab = (typeof formTabs)[number]

const tabs: Readonly<Record<string, FormTab>> = {
  recipient: 'storage',
  keepsDays: 'storage',
  lists: 'storage',
  joinsFor: 'storage',
  name: 'storage',
  successRedirect: 'advanced',
  message: 'advanced',
  submissionHtml: 'advanced',
  align: 'advanced',
  sendsReply: 'advanced',
  replySubject: 'advanced',
  replyText: 'advanced',
  captchaEnabled: 'captcha',
  captchaTheme: 'captcha',
  captchaAlignment: 'captcha',
  disclaimer: 'disclaimer',
}

/** Returns the tab of a setting of a form. */
export function getFormTab({ key }: Pick<LabeledField, 'key'>): FormTab {
  return tabs[key] ?? 'build'
}

export function isForm({ type }: Block): boolean {
  return type === blockTypeCodes.form
}
