import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { sessionQuery } from '../../../api/session.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { headerTexts } from '../../../ui/texts/header.ts'
import styles from '../Inspector.module.css'

addTexts(headerTexts)

/** The way to the header or footer, which was pressed on the canvas of a page. */
export function AroundInspector({ part }: { readonly part: 'header' | 'footer' }) {
  const t = useTranslate()
  const role = useQuery(sessionQuery).data?.member.role
  const isEditor = role !== undefined && may(role, 'content.edit')
  const title = t(`header.${part}`)
  return (
    <div>
      <header className={styles['head']}>
        <h2>{title}</h2>
      </header>
      <section className={styles['group']} aria-label={title}>
        <p className={styles['note']}>{t(`header.shared.${part}`)}</p>
        {isEditor && <LinkButton to="/config/pages/header-footer">{t('header.edit')}</LinkButton>}
      </section>
    </div>
  )
}
