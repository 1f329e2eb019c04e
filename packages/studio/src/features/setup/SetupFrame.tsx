import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import styles from './setup.module.css'
import { type SetupStep, setupSteps, stepLabels } from './steps.ts'

interface SetupFrameProps {
  readonly step: SetupStep
  /** The name of the site, once it has one. */
  readonly siteTitle: string
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

/** The frame of each step: where the person is, and the heading, which gets the focus when a step opens. */
export function SetupFrame({ step, siteTitle, title, note, children }: SetupFrameProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useEffect(() => heading.current?.focus(), [step])
  return (
    <div className={styles['frame']}>
      <header className={styles['top']}>
        <strong dir="auto">{siteTitle || t('setup.brand')}</strong>
        <Steps current={step} />
      </header>
      <main id="content" className={styles['main']}>
        <div className={styles['intro']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{note}</p>
        </div>
        {children}
      </main>
    </div>
  )
}

function Steps({ current }: { readonly current: SetupStep }) {
  const t = useTranslate()
  const index = setupSteps.indexOf(current)
  return (
    <ol className={styles['steps']} aria-label={t('setup.steps')}>
      {setupSteps.map((step, position) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {position < index && <Check aria-hidden="true" />}
          {step === current
            ? t('setup.stepOf', {
                number: position + 1,
                count: setupSteps.length,
                step: t(stepLabels[step]),
              })
            : t(stepLabels[step])}
        </li>
      ))}
    </ol>
  )
}

/** The bar at the lower edge with the ways back and on. */
export function SetupBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>
}
