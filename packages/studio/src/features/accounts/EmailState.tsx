import type { Session } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { TextWithCode } from '../../ui/TextWithCode.tsx'
import { addTexts } from '../../ui/texts.ts'
import { emailStateTexts } from '../../ui/texts/sites/email-state.ts'

addTexts(emailStateTexts)

/** The address of a person: whether it is confirmed, and how it gets so. */
export function EmailState({ member, site }: Pick<Session, 'member' | 'site'>) {
  const t = useTranslate()
  const { data } = useQuery(routeQuery('listOwnSites'))
  if (!data || data.isEmailConfirmed) return data ? t('ownSites.confirmed') : null
  return (
    <>
      <p>{t('ownSites.unconfirmed')}</p>
      <small>
        {site.sendsEmail ? (
          t('ownSites.unconfirmedHelp')
        ) : (
          <TextWithCode
            text={t('ownSites.unconfirmedOperator', { command: '{command}' })}
            code={`npx vitrine users confirm ${member.email}`}
          />
        )}
      </small>
    </>
  )
}
