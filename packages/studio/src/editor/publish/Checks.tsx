import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { formatFieldPath } from '../field-path.ts'
import { getKey } from './changed-documents.ts'
import { formatLanguage, formatTitle } from './document-title.ts'
import { DraftMoved, fixInDraft } from './fix-in-draft.ts'
import { type FoundIssue, listIssues } from './issues.ts'
import styles from './publish.module.css'
import { usePublishHost } from './publish-host.ts'
import type { Publishing } from './use-publishing.ts'

/** The issues of what is chosen. None of them prevents publishing. */
export function Checks({ publishing }: { readonly publishing: Publishing }) {
  const t = useTranslate()
  return (
    <section className={styles['part']} aria-labelledby="publish-checks">
      <h2 id="publish-checks" tabIndex={-1}>
        {t('publish.checks')}
      </h2>
      <QueryView query={publishing.proposal} skeleton={<TableSkeleton widths={[28]} rows={2} />}>
        {(proposal) => {
          const issues = listIssues(proposal, t)
          if (issues.length === 0)
            return (
              <p className={styles['fine']}>
                <CircleCheck aria-hidden="true" />
                {t('publish.noIssues')}
              </p>
            )
          return (
            <ul className={styles['rows']}>
              {issues.map((issue) => (
                <li key={issue.key}>
                  <IssueRow issue={issue} publishing={publishing} />
                </li>
              ))}
            </ul>
          )
        }}
      </QueryView>
    </section>
  )
}

/** Moves the keyboard to the heading of the checks, which stays when an issue is corrected. */
function focusChecks(): void {
  document.querySelector<HTMLElement>('#publish-checks')?.focus()
}

interface IssueRowProps {
  readonly issue: FoundIssue
  readonly publishing: Publishing
}

function IssueRow({ issue, publishing }: IssueRowProps) {
  const t = useTranslate()
  const { open } = usePublishHost()
  const document = publishing.documents.find(({ id }) => id === issue.documentId)
  const isOpen = open?.documentId === issue.documentId
  const part = issue.blockId ?? issue.sectionId
  const label = isOpen && part !== undefined ? open.getLabel(part) : undefined
  const where = [
    document && formatTitle(document, t),
    label,
    formatAskedField(issue),
    document && document.languages.length > 1 && issue.locale !== undefined
      ? formatLanguage(issue.locale, t)
      : undefined,
  ].filter((part) => part !== undefined)
  return (
    <div className={styles['issue']}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <p>{issue.message}</p>
        <p className={styles['note']}>{where.join(' · ')}</p>
        <div className={styles['buttons']}>
          <FixButton issue={issue} publishing={publishing} />
          <AddTargetButton issue={issue} publishing={publishing} />
          <ShowButton issue={issue} publishing={publishing} />
        </div>
      </div>
    </div>
  )
}

/** Returns the label of the field with the issue; undefined if it has no control. */
function formatAskedField({ asked }: FoundIssue): string | undefined {
  return asked && formatFieldPath(asked.blockType, asked.field)
}

function ShowButton({ issue, publishing }: IssueRowProps) {
  const t = useTranslate()
  const { open, onLeave } = usePublishHost()
  const navigate = useNavigate()
  const { documentId, blockId, sectionId, setting } = issue
  // A text that is edited on the canvas has no control.
  const asked = formatAskedField(issue) === undefined ? undefined : issue.asked
  const document = publishing.documents.find(({ id }) => id === documentId)
  const isOfSite = document?.kind === 'site-settings'
  const show = () => {
    const isHere = open?.documentId === documentId
    if (setting && isHere && (setting !== 'slug' || open.locale === issue.locale))
      return open.showPageField(setting)
    if (issue.isOfHeaderButton) {
      if (isHere) return open.showPart('header-button')
      onLeave()
      return navigate('/config/pages/header-footer?part=header-button')
    }
    if (blockId === null && sectionId === undefined && !setting) {
      // The announcement, which is edited on any page.
      if (open) return open.showPart('announcement')
      onLeave()
      return navigate('/config/pages/header-footer?part=announcement')
    }
    if (isHere && !setting)
      return blockId === null
        ? open.showSection(sectionId ?? '')
        : open.showBlock(blockId, asked?.field)
    onLeave()
    // The settings of the site are edited beside header and footer.
    const page = isOfSite ? 'header-footer' : documentId
    const part = setting
      ? `field=${setting}`
      : blockId === null
        ? `section=${sectionId ?? ''}`
        : `block=${blockId}${asked ? `&setting=${encodeURIComponent(asked.field)}` : ''}`
    const locale = issue.locale === undefined ? '' : `&locale=${encodeURIComponent(issue.locale)}`
    return navigate(`/config/pages/${page}?${part}${locale}`)
  }
  return (
    <Button small onPress={() => void show()}>
      {t(asked ? `publish.${asked.action}` : 'publish.show')}
    </Button>
  )
}

/** Chooses the page that a link leads to, so that it is published with the rest. */
function AddTargetButton({ issue, publishing }: IssueRowProps) {
  const t = useTranslate()
  const target = publishing.documents.find(({ id }) => id === issue.targetId)
  if (!target) return null
  const own = target.languages.filter(({ locale }) => locale === issue.locale)
  const languages = own.length > 0 ? own : target.languages
  const keys = languages.map(({ locale }) => getKey({ documentId: target.id, locale }))
  return (
    <Button
      small
      onPress={() => {
        publishing.setChosen(keys, true)
        focusChecks()
      }}
    >
      {t('publish.addTarget', { title: formatTitle(target, t) })}
    </Button>
  )
}

function FixButton({ issue, publishing }: IssueRowProps) {
  const t = useTranslate()
  const { open } = usePublishHost()
  const queries = useQueryClient()
  const { fix, documentId } = issue
  const fixing = useMutation({
    mutationFn: async () => {
      if (!fix) return
      if (open?.documentId === documentId) {
        if (!open.fix(fix) || !(await open.save())) throw new Error(t('publish.fixFailed'))
        return
      }
      const rev = publishing.documents.find(({ id }) => id === documentId)?.rev
      await fixInDraft(documentId, rev, fix)
    },
    // The button goes with its issue.
    onSuccess: focusChecks,
    onError: (error) =>
      showFailure(error instanceof DraftMoved ? t('publish.draftMoved') : error.message),
    onSettled: () => queries.invalidateQueries(),
  })
  if (!fix || !publishing.mayEdit) return null
  return (
    <Button
      small
      {...(fixing.isPending && { disabledReason: t('publish.wait') })}
      onPress={() => fixing.mutate()}
    >
      {t(`publish.fix.${fix.kind}`)}
    </Button>
  )
}
