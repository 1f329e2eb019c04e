import type { Look } from '@vitrine/contract'
import { type SiteKind, siteKinds } from '@vitrine/model'
import { BriefcaseBusiness, Calendar, Code, Images, PenLine, Store, Upload } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { TextId } from '../../ui/texts.ts'
import { SetupBar } from './SetupFrame.tsx'
import styles from './setup.module.css'

interface Kind {
  readonly label: TextId
  readonly text: TextId
  readonly Icon: LucideIcon
}

const kinds: Readonly<Record<SiteKind, Kind>> = {
  shop: { label: 'setup.kind.shop', text: 'setup.kind.shop.text', Icon: Store },
  portfolio: { label: 'setup.kind.portfolio', text: 'setup.kind.portfolio.text', Icon: Images },
  writing: { label: 'setup.kind.writing', text: 'setup.kind.writing.text', Icon: PenLine },
  services: {
    label: 'setup.kind.services',
    text: 'setup.kind.services.text',
    Icon: BriefcaseBusiness,
  },
  event: { label: 'setup.kind.event', text: 'setup.kind.event.text', Icon: Calendar },
}

/** Returns the kinds that a look exists for, in their order. */
function listKinds(looks: readonly Look[]): readonly SiteKind[] {
  return siteKinds.filter((kind) => looks.some((look) => look.kind === kind))
}

interface KindStepProps {
  readonly looks: readonly Look[]
  readonly kind: SiteKind
  readonly onChoose: (kind: SiteKind) => void
  readonly onBack: () => void
  readonly onDone: () => void
}

/** The kind of the site, which decides the looks that come first. */
export function KindStep({ looks, kind, onChoose, onBack, onDone }: KindStepProps) {
  const t = useTranslate()
  return (
    <>
      <fieldset className={styles['kinds']}>
        <legend className="visually-hidden">{t('setup.kind.label')}</legend>
        {listKinds(looks).map((each) => (
          <KindCard key={each} kind={each} isChosen={each === kind} onChoose={onChoose} />
        ))}
      </fieldset>
      <OtherWays />
      <SetupBar>
        <Button quiet onPress={onBack}>
          {t('setup.back')}
        </Button>
        <Button primary onPress={onDone}>
          {t('setup.continue')}
        </Button>
      </SetupBar>
    </>
  )
}

function KindCard(props: {
  readonly kind: SiteKind
  readonly isChosen: boolean
  readonly onChoose: (kind: SiteKind) => void
}) {
  const { kind, isChosen, onChoose } = props
  const t = useTranslate()
  const { label, text, Icon } = kinds[kind]
  return (
    <label className={styles['kind']}>
      <input
        type="radio"
        name="kind"
        className="visually-hidden"
        checked={isChosen}
        onChange={() => onChoose(kind)}
        aria-describedby={`kind-${kind}`}
      />
      <Icon aria-hidden="true" />
      <b>{t(label)}</b>
      <small id={`kind-${kind}`}>{t(text)}</small>
    </label>
  )
}

/** The ways for who has a site or writes a theme. */
function OtherWays() {
  const t = useTranslate()
  return (
    <ul className={styles['ways']}>
      <Way to="/config/settings/import-content" title="setup.importContent" />
      <Way to="/config/products/import" title="setup.import" />
      <li>
        <Code aria-hidden="true" />
        <span>
          <b>{t('setup.developer')}</b>
          <small>
            {t('setup.developer.text')} <code dir="ltr">npx vitrine init my-theme</code>
          </small>
        </span>
      </li>
    </ul>
  )
}

function Way({
  to,
  title,
}: {
  readonly to: string
  readonly title: 'setup.import' | 'setup.importContent'
}) {
  const t = useTranslate()
  return (
    <li>
      <Upload aria-hidden="true" />
      <span>
        <Link className="link" to={to}>
          {t(title)}
        </Link>
        <small>{t(`${title}.text`)}</small>
      </span>
    </li>
  )
}
