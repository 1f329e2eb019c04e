import type { Look } from '@vitrine/contract'
import { CircleCheck } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { Beginning } from './beginning.ts'
import { LookPreview } from './LookPreview.tsx'
import { SetupBar } from './SetupFrame.tsx'
import styles from './setup.module.css'

interface LookStepProps {
  readonly looks: readonly Look[]
  readonly beginning: Beginning
  readonly onChoose: (look: Pick<Look, 'theme' | 'starter'>) => void
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Returns whether a look is the chosen one. */
export function isLook(look: Look, { theme, starter }: Pick<Beginning, 'theme' | 'starter'>) {
  return look.theme === theme && look.starter === starter
}

/** Sorts looks: those for a kind of site come first, beginning with themes whose default look is for this kind. */
export function sortLooks(looks: readonly Look[], kind: Look['kind']): readonly Look[] {
  const isDefault = (look: Look) => look.starter === 'default' && look.kind === kind
  const themes = new Set(looks.filter(isDefault).map(({ theme }) => theme))
  const rank = (look: Look) => 2 * Number(look.kind !== kind) + Number(!themes.has(look.theme))
  return looks.toSorted((a, b) => rank(a) - rank(b))
}

/** The choice of a look, each shown with the home page that the site would begin with. */
export function LookStep({ looks, beginning, onChoose, onBack, onDone }: LookStepProps) {
  const t = useTranslate()
  const chosen = looks.find((look) => isLook(look, beginning))
  return (
    <>
      <fieldset className={styles['looks']}>
        <legend className="visually-hidden">{t('setup.look.label')}</legend>
        {sortLooks(looks, beginning.kind).map((look) => (
          <LookCard
            key={`${look.theme} ${look.starter}`}
            look={look}
            facts={beginning}
            isChosen={look === chosen}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
      <SetupBar>
        <Button quiet onPress={onBack}>
          {t('setup.back')}
        </Button>
        <Button primary onPress={onDone}>
          {chosen ? t('setup.look.use', { title: chosen.themeTitle }) : t('setup.continue')}
        </Button>
      </SetupBar>
    </>
  )
}

function LookCard(props: {
  readonly look: Look
  readonly facts: Pick<Beginning, 'title' | 'tagLine'>
  readonly isChosen: boolean
  readonly onChoose: LookStepProps['onChoose']
}) {
  const { look, facts, isChosen, onChoose } = props
  const t = useTranslate()
  const { theme, starter, themeTitle, name, description } = look
  const id = `look-${theme}-${starter}`
  const title = t('setup.look.name', { theme: themeTitle, starter: name })
  return (
    <label className={styles['look']}>
      <input
        type="radio"
        name="look"
        className="visually-hidden"
        checked={isChosen}
        onChange={() => onChoose({ theme, starter })}
        aria-describedby={id}
      />
      <LookPreview look={look} facts={facts} title={title} />
      <span className={styles['name']}>
        <b>{title}</b>
        {isChosen && <CircleCheck aria-hidden="true" />}
      </span>
      <small id={id}>{description}</small>
    </label>
  )
}
