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
  site: Pick<Site, 'id' | 'title' | 'language'>,
  { email, change }: { readonly email: string; readonly change: SecurityChange },
): Promise<void> {
  const after = change === 'passkeyAdded' ? 'afterPasskey' : 'after'
  await createNotice(tx, site, email, [change, after])
}

type NoticeText =
  | SecurityChange
  | ('after' | 'afterPasskey')
  | ('passwordChanged' | 'passkeysRemain' | 'afterPassword')

/** Emails a staff member some texts about how they sign in, in the site's language. */
export async function createNotice(
  tx: Db,
  { id, title: site, language }: Pick<Site, 'id' | 'title' | 'language'>,
  email: string,
  texts: readonly NoticeText[],
): Promise<void> {
  const translate = getTranslate(language)
  await createEmail(tx, id, {
    dedupe: `staff-security:${newId()}`,
    recipient: email,
    subject: translate('emails.staffSecurity.subject', { site }),
    language,
    parts: texts.map((text) => ({
      text: translate(`emails.staffSecurity.${text}`, { site, email }),
    })),
  })
}
