import { getTranslate } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmail } from '../../platform/mail/index.ts'

/** A change of how a person signs in. */
export type SecurityChange =
  | 'twoStepOn'
  | 'twoStepOff'
  | 'newCodes'
  | 'recoveryCode'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** Emails a staff member about a change of how they sign in, in the site's language. */
export async function createSecurityNotice(
  tx: Db,
  { id, title: site, language }: Pick<Site, 'id' | 'title' | 'language'>,
  { email, change }: { readonly email: string; readonly change: SecurityChange },
): Promise<void> {
  const translate = getTranslate(language)
  await createEmail(tx, id, {
    dedupe: `staff-security:${newId()}`,
    recipient: email,
    subject: translate('emails.staffSecurity.subject', { site }),
    language,
    parts: [
      { text: translate(`emails.staffSecurity.${change}`, { site, email }) },
      {
        text: translate(
          change === 'passkeyAdded'
            ? 'emails.staffSecurity.afterPasskey'
            : 'emails.staffSecurity.after',
        ),
      },
    ],
  })
}
