import type { BodyInput, Look, Routes, Setup } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { accountsTexts } from '../../ui/texts/accounts.ts'
import { setupTexts } from '../../ui/texts/setup/setup.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { type Beginning, useBeginning } from './beginning.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { KindStep } from './KindStep.tsx'
import { isLook, LookStep, sortLooks } from './LookStep.tsx'
import { OwnerStep } from './OwnerStep.tsx'
import { SetupFrame } from './SetupFrame.tsx'
import styles from './setup.module.css'
import { type SetupStep, setupSteps } from './steps.ts'

addTexts(accountsTexts)
addTexts(setupTexts)

const setupQuery = routeQuery('readSetup')

/** Leads the owner of a new installation to their own home page in the editor. The step is in the URL. */
export function Component() {
  const query = useQuery(setupQuery)
  return (
    <QueryView query={query} skeleton={<TableSkeleton widths={[24, 16]} rows={5} />}>
      {(setup) =>
        setup.canBegin ? <Steps setup={setup} /> : <Begun administers={setup.canCreateSites} />
      }
    </QueryView>
  )
}

/** The screen of a site that has content: another look would replace it. */
function Begun({ administers }: { readonly administers: boolean }) {
  const t = useTranslate()
  useDocumentTitle(t('setup.begun'))
  return (
    <main className={styles['begun']}>
      <div>
        <h1>{t('setup.begun')}</h1>
        <p>{t('setup.begun.text')}</p>
        {administers && <p>{t('setup.begun.again.text')}</p>}
        <div className={styles['choices']}>
          <LinkButton to="/config/home">{t('setup.begun.home')}</LinkButton>
          {administers && (
            <LinkButton to="/config/settings/sites?new=here">{t('setup.begun.again')}</LinkButton>
          )}
        </div>
      </div>
    </main>
  )
}

function Steps({ setup }: { readonly setup: Setup }) {
  const t = useTranslate()
  const { beginning, change, clear } = useBeginning(setup)
  // Without a name and an owner the other steps have nothing to show.
  const isNamed = beginning.title.trim() !== '' && !setup.needsOwner
  const [wanted, open] = useStep()
  const step = isNamed ? wanted : 'owner'
  const begin = useBegin(clear)
  return (
    <SetupFrame
      step={step}
      siteTitle={isNamed ? beginning.title : ''}
      title={t(`setup.${step}.title`)}
      note={t(`setup.${step}.note`)}
    >
      {step === 'owner' && (
        <OwnerStep
          beginning={beginning}
          needsOwner={setup.needsOwner}
          onDone={async (facts) => {
            change(facts)
            await queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
            open('kind')
          }}
        />
      )}
      {step === 'kind' && (
        <KindStep
          looks={setup.looks}
          kind={beginning.kind}
          onChoose={(kind) => change({ kind, ...chooseLook(setup.looks, kind, beginning) })}
          onBack={() => open('owner')}
          onDone={() => open('look')}
        />
      )}
      {step === 'look' && (
        <LookStep
          looks={setup.looks}
          beginning={beginning}
          onChoose={change}
          onBack={() => open('kind')}
          onDone={() => open('details')}
        />
      )}
      {step === 'details' && (
        <DetailsStep
          beginning={beginning}
          lookName={setup.looks.find((look) => isLook(look, beginning))?.name ?? ''}
          onBack={(values) => {
            change(values)
            open('look')
          }}
          onDone={(values) => begin(change(values))}
        />
      )}
    </SetupFrame>
  )
}

/** Returns the step in the URL, and how to open another. Each is an entry of the history: the browser's own button leads back, too. */
function useStep(): readonly [SetupStep, (next: SetupStep) => void] {
  const [parameters, setParameters] = useSearchParams()
  const step = setupSteps.find((each) => each === parameters.get('step')) ?? 'owner'
  return [step, (next) => setParameters({ step: next })]
}

/** Returns the look that stays chosen for a kind: the one before if it is for it, else the first that is. */
function chooseLook(looks: readonly Look[], kind: Look['kind'], beginning: Beginning) {
  const before = looks.find((look) => isLook(look, beginning))
  const [first] = sortLooks(looks, kind)
  const { theme, starter } = (before?.kind === kind ? before : first) ?? beginning
  return { theme, starter }
}

/** Begins the site on the server, and opens its home page in the editor. */
function useBegin(clear: () => void) {
  const navigate = useNavigate()
  return async (beginning: Beginning) => {
    const { homeId } = await callApi('beginSite', { body: toBody(beginning) })
    clear()
    // Everything that was loaded is about the site before.
    await queryClient.resetQueries()
    await navigate(homeId === null ? '/config/home' : `/config/pages/${homeId}`, { replace: true })
  }
}

/** Returns what the server takes: a kind of site is only a way to find looks. */
function toBody(beginning: Beginning): BodyInput<Routes['beginSite']> {
  const { theme, starter, title, tagLine, contactEmail, language, timeZone, currency } = beginning
  return { theme, starter, title, tagLine, contactEmail, language, timeZone, currency }
}
