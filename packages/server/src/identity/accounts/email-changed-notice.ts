import { getTranslate } from '@vitrine/model'
import { newId } from '../../platform/db/id.ts'
import type { Site } from '../../platform/http/site.ts'
import type { NewEmail } from '../../platform/mail/index.ts'

/** Creates the email to the old address of a staff member, in the site's language. */
export function createEmailChangedNotice(
  { title: site, language }: Pick<Site, 'title' | 'language'>,
  { before, after }: { readonly before: string; readonly after: string },
): NewEmail {
  const translate = getTranslate(language)
  return {
    dedupe: `staff-email-changed:${newId()}`,
    recipient: before,
    subject: translate('emails.staffEmail.subject', { site }),
    language,
    parts: [
      { text: translate('emails.staffEmail.changed', { site, before, after }) },
      { text: translate('emails.staffEmail.after') },
    ],
  }
}
